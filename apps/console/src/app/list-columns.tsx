import type { Column } from '@onehaul/workbench/data-table';
import { MemberName } from './member-name.tsx';
import { ShopName } from './shop-name.tsx';

type OfMember = { readonly memberCode: string; readonly memberName: string | null };

export const memberColumn = (title: string): Column<OfMember> => ({
  key: 'member',
  title,
  show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
});

/** The shop column; none for staff who see one shop only. */
export const shopColumns = (hasSeveral: boolean, title: string): Column<{ readonly shopId: number }>[] =>
  hasSeveral ? [{ key: 'shop', title, show: ({ shopId }) => <ShopName id={shopId} /> }] : [];
