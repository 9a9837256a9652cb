import type { AuditRow } from '@onehaul/contract/console/audit';
import { type Permission, permissions } from '@onehaul/domain/staff/role';
import type { Translate } from '@onehaul/i18n/translator';

type Texts = { readonly acts: Translate<'audit'>; readonly staff: Translate<'staff'> };
type Shops = readonly { readonly id: number; readonly name: string }[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** Whether an action is about roles or about who holds them. */
export const isRoleAct = (act: string) => /^(roles|staff)\//.test(act);

/** Details with permissions and places in words; of a changed role what was added and removed. */
export function roleDetails(details: AuditRow['details'], texts: Texts, shops: Shops): AuditRow['details'] {
  const { from, to, ...others } = details;
  if (!isRecord(from) || !isRecord(to)) return inWords(details, texts, shops);
  const { permissions: before, ...fromOthers } = from;
  const { permissions: after, ...toOthers } = to;
  const missingIn = (one: unknown, other: unknown) =>
    listOf(one).filter((permission) => !listOf(other).includes(permission));
  const added = missingIn(after, before);
  const removed = missingIn(before, after);
  return {
    ...others,
    from: inWords(fromOthers, texts, shops),
    to: inWords(toOthers, texts, shops),
    ...(added.length > 0 && { added: permissionWords(added, texts) }),
    ...(removed.length > 0 && { removed: permissionWords(removed, texts) }),
  };
}

const labels = ['permissions', 'added', 'removed', 'companyRole', 'places', 'description'] as const;

export function roleLabel(name: string, acts: Translate<'audit'>): string | undefined {
  const known = labels.find((one) => one === name);
  return known && acts(`roles.${known}`);
}

function inWords(
  { permissions: held, places, ...others }: Readonly<Record<string, unknown>>,
  texts: Texts,
  shops: Shops,
) {
  return {
    ...others,
    ...(held !== undefined && { permissions: permissionWords(listOf(held), texts) }),
    ...(places !== undefined && { places: placeWords(places, texts, shops) }),
  };
}

function permissionWords(held: readonly unknown[], { staff }: Texts): string[] {
  const isKnown = (one: unknown): one is Permission => permissions.includes(one as Permission);
  return held.map((one) => (isKnown(one) ? staff(`permission.${one}`) : String(one)));
}

function placeWords(places: unknown, { acts }: Texts, shops: Shops): string[] {
  if (places === null) return [acts('roles.everywhere')];
  return listOf(places)
    .filter(isRecord)
    .map(({ shopId, warehouseId }) => {
      const shop = shops.find(({ id }) => id === shopId)?.name ?? String(shopId);
      return typeof warehouseId === 'number' ? acts('roles.place', { shop, id: warehouseId }) : shop;
    });
}
