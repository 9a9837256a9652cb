import { type View, ViewDefinition } from '@onehaul/contract/console/views';
import type { Db } from '../../db/database.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { viewsOfList } from './list-view.repository.ts';

/** Views of a list that the caller may see: their own and the shared ones. */
export async function findViews(
  { db, staff }: { readonly db: Db; readonly staff: Pick<StaffContext['staff'], 'id' | 'permissions'> },
  { list }: { readonly list: string },
): Promise<{ items: View[] }> {
  const rows = await db.all(viewsOfList, { list, staffId: staff.id });
  const mayManage = staff.permissions.includes('view:share');
  return {
    items: rows.flatMap(({ definition, ownerId, ...row }) => {
      // A later release may refuse what an earlier one stored.
      const read = ViewDefinition.safeParse(definition);
      const isOwn = ownerId === staff.id;
      return read.success ? [{ ...row, definition: read.data, isOwn, mayChange: isOwn || mayManage }] : [];
    }),
  };
}
