import { maxViews, maxViewsPerList, type ViewDefinition } from '@onehaul/contract/console/views';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import {
  countOwnViews,
  deleteDefault,
  deleteDefaultsOfOthers,
  deleteView,
  insertView,
  lockOwner,
  lockVisibleView,
  setDefinition,
  setName,
  setShared,
  upsertDefault,
} from './list-view.repository.ts';

type Draft = { readonly list: string; readonly name: string; readonly definition: ViewDefinition };

const refuseTakenName = refuseUniqueViolation('list_view_name', 'record.taken');

/** Saves a private view of the caller. */
export async function saveView(
  { db, staff, audit }: StaffChangeContext,
  { list, name, definition }: Draft,
): Promise<{ id: number }> {
  await db.all(lockOwner, { staffId: staff.id });
  const own = (await db.first(countOwnViews, { staffId: staff.id, list }))!;
  if (own.ofList >= maxViewsPerList || own.all >= maxViews)
    throw new Refusal('view.tooMany', { most: maxViewsPerList });
  const saved = (await db
    .first(insertView, { staffId: staff.id, list, name, definition })
    .catch(refuseTakenName))!;
  audit('view', saved.id, { list, name });
  return saved;
}

/** Locks a view that the caller may change: their own, or a shared one for those who manage shared views. */
async function lockChangeable({ db, staff }: StaffChangeContext, id: number) {
  const view = await db.first(lockVisibleView, { id, staffId: staff.id });
  if (!view) throw new Refusal('record.notFound');
  if (view.ownerId !== staff.id && !staff.permissions.includes('view:share'))
    throw new Refusal('access.forbidden');
  return view;
}

export async function updateView(
  context: StaffChangeContext,
  { id, definition }: { readonly id: number; readonly definition: ViewDefinition },
): Promise<null> {
  const { list, name } = await lockChangeable(context, id);
  await context.db.all(setDefinition, { id, definition });
  context.audit('view', id, { list, name });
  return null;
}

export async function renameView(
  context: StaffChangeContext,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<null> {
  const view = await lockChangeable(context, id);
  await context.db.all(setName, { id, name }).catch(refuseTakenName);
  context.audit('view', id, { list: view.list, from: view.name, name });
  return null;
}

export async function shareView(
  context: StaffChangeContext,
  { id, isShared }: { readonly id: number; readonly isShared: boolean },
): Promise<null> {
  const { list, name, ownerId } = await lockChangeable(context, id);
  await context.db.all(setShared, { id, isShared });
  if (!isShared) await context.db.all(deleteDefaultsOfOthers, { viewId: id, ownerId });
  context.audit('view', id, { list, name, isShared });
  return null;
}

export async function removeView(
  context: StaffChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  const { list, name } = await lockChangeable(context, id);
  await context.db.all(deleteView, { id });
  context.audit('view', id, { list, name });
  return null;
}

/** Sets the view that the caller’s list opens with, one of those they see. */
export async function setDefaultView(
  { db, staff, audit }: StaffChangeContext,
  { list, id }: { readonly list: string; readonly id: number | null },
): Promise<null> {
  if (id === null) {
    await db.all(deleteDefault, { staffId: staff.id, list });
    audit('view', list, { list });
    return null;
  }
  const view = await db.first(lockVisibleView, { id, staffId: staff.id });
  if (view?.list !== list) throw new Refusal('record.notFound');
  await db.all(upsertDefault, { staffId: staff.id, list, viewId: id });
  audit('view', id, { list, name: view.name });
  return null;
}
