import type { Found } from '@onehaul/contract/console/search';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { maskEmail, maskPhone } from '@onehaul/domain/phone';
import { readSearch } from '@onehaul/domain/search';
import type { Permission } from '@onehaul/domain/staff/role';
import { numberRange } from '../../db/text-range.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { findBatches, findCases, findMembers, findOrders, findParcels } from './search.repository.ts';

/** Results of each kind; who needs more opens the list of that kind. */
const maxFound = 6;

/** Finds things of the kinds and places a person may read. */
export async function findEverywhere(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  text: string,
): Promise<Found> {
  const { number, phone, words } = readSearch(text);
  const common = {
    shops: staff.places?.map(({ shopId }) => shopId) ?? null,
    warehouses: staff.places?.map(({ warehouseId }) => warehouseId) ?? null,
    limit: maxFound,
  };
  const numbered = { ...common, ...numberRange(number) };
  const people = {
    ...common,
    ...numberRange(phone),
    words: words === '' ? null : words,
    code: parseMemberCode(text) ?? '',
  };
  const ifMay = async <Row>(permission: Permission, find: () => Promise<Row[]>): Promise<Row[]> =>
    staff.permissions.includes(permission) ? find() : [];
  const ifNumber = async <Row>(permission: Permission, find: () => Promise<Row[]>): Promise<Row[]> =>
    number === '' ? [] : ifMay(permission, find);
  // The statements share a pipelined connection.
  const [parcels, orders, members, cases, batches] = await Promise.all([
    ifNumber('parcel:read', () => db.all(findParcels, numbered)),
    ifNumber('order:read', () => db.all(findOrders, numbered)),
    ifMay('member:read', () => db.all(findMembers, people)),
    ifNumber('case:read', () => db.all(findCases, numbered)),
    ifNumber('order:read', () => db.all(findBatches, numbered)),
  ]);
  return {
    parcels,
    orders,
    members: members.map(({ phoneNumber, email, ...member }) => ({
      ...member,
      maskedPhone: phoneNumber === null ? '' : maskPhone(phoneNumber),
      maskedEmail: email === null ? '' : maskEmail(email),
    })),
    cases,
    batches,
  };
}
