import type { Found } from '@onehaul/contract/console/search';
import type { Places } from '@onehaul/domain/staff/place';
import type { Permission } from '@onehaul/domain/staff/role';
import { newEmail } from '@onehaul/testing/actors';
import { aCase } from '@onehaul/testing/case-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aCompanyRole, aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const { database, api, shop, sister, rivalShop, warehouseId, otherWarehouseId } = stage;
afterAll(stage.close);

type Caller = { call: ReturnType<typeof staffCaller> };
const find = async (text: string, by: Caller = stage.clerk) =>
  (await by.call('search/find', { text })).body.Data as Found;
/** Kinds and ids of everything found. */
const found = async (text: string, by?: Caller) =>
  Object.entries(await find(text, by)).flatMap(([kind, rows]) =>
    rows.map(({ shopId, id }) => `${kind} ${shopId}-${id}`),
  );
const key = (kind: keyof Found, { id }: { id: number }, of: { id: number } = shop) =>
  `${kind} ${of.id}-${id}`;

async function aPerson(permissions: Permission[], places: Places = null): Promise<Caller> {
  const companyRoleId = await aCompanyRole(database, 2, permissions);
  const account = await aStaffMember(database, 2, { roles: [], companyRoleId, email: newEmail(), places });
  return { call: staffCaller(api, (await signInStaff(api, account)).cookie) };
}

/** One thing of each kind, whose numbers end with the same characters, at one place. */
async function aPlace(of: { id: number; tenantId: number }, warehouse: number, prefix: string) {
  const member = await aMember(database, of, {
    name: `Nguyễn Thị Ánh ${prefix}`,
    username: `${prefix}.user`,
    email: `${prefix.toLowerCase()}.box@post.test`,
    countryId: 156,
    phoneNumber: '13900007788',
  });
  const line = await aPricedLine(database, of, { warehouseId: warehouse });
  const parcel = await aParcel(database, {
    shop: of,
    member,
    warehouseId: warehouse,
    courierNumber: `${prefix}CN00007788`,
  });
  const order = await anOrder(database, of, member, {
    line,
    warehouseId: warehouse,
    row: { number: `${prefix}RD007788`.padEnd(10, '0'), carrierBillNumber: `${prefix}BILL7788` },
  });
  const { staff_id: staffId } = (
    await database.sql('select id as staff_id from staff where tenant_id = $1 limit 1', [of.tenantId])
  )[0] as { staff_id: number };
  const batch = await aRow(database, of, 'batch', {
    number: `${prefix}BT7788`,
    warehouseId: warehouse,
    lineId: line.id,
    state: 'loading',
    staffId,
  });
  const help = await aCase(database, of, member, { number: `${prefix}CASE7788` });
  return { member, parcel, order, batch: { id: Number(batch.id) }, help };
}
let here: Awaited<ReturnType<typeof aPlace>>;
let there: typeof here;
let sisters: typeof here;
let rivals: typeof here;
beforeAll(async () => {
  here = await aPlace(shop, warehouseId, 'HE');
  there = await aPlace(shop, otherWarehouseId, 'TH');
  const sisterWarehouse = Number((await aRow(database, sister, 'warehouse', { code: 'S' })).id);
  sisters = await aPlace(sister, sisterWarehouse, 'SI');
  const rivalWarehouse = Number((await aRow(database, rivalShop, 'warehouse', { code: 'R' })).id);
  rivals = await aPlace(rivalShop, rivalWarehouse, 'RI');
}, 60_000);

const keysOf = ({ member, parcel, order, batch, help }: typeof here, of = shop) => [
  key('parcels', parcel, of),
  key('orders', order, of),
  key('members', member, of),
  key('cases', help, of),
  key('batches', batch, of),
];

describe('search finds', () => {
  test('parcels, orders, cases and batches by the beginning or the end of their numbers', async () => {
    expect(await found('hecn 0000')).toEqual([key('parcels', here.parcel)]);
    expect(await found('N00007788')).toEqual(
      [sisters, there, here].map((one) => key('parcels', one.parcel, one === sisters ? sister : shop)),
    );
    expect(await found('HERD00')).toEqual([key('orders', here.order)]);
    expect(await found('HEBILL7788')).toEqual([key('orders', here.order)]);
    expect(await found('ILL7788')).toHaveLength(3);
    expect(await found('HERD007788-3')).toEqual([key('orders', here.order)]);
    expect(await found('HECASE')).toEqual([key('cases', here.help)]);
    expect(await found('HEBT')).toEqual([key('batches', here.batch)]);
    expect(await found('788')).toEqual([]);
    expect(await found('00778')).toEqual([]);
  });

  test('the number that is typed before those that only begin with it', async () => {
    const exact = await aParcel(database, { shop, member: here.member, courierNumber: 'EXACT1' });
    await database.sql(`update parcel set created_at = now() - interval '1 year' where id = $1`, [exact.id]);
    for (let n = 1; n <= 6; n += 1)
      await aParcel(database, { shop, member: here.member, courierNumber: `EXACT1${n}` });
    expect((await found('exact1'))[0]).toBe(key('parcels', exact));
    expect(await found('EXACT1')).toHaveLength(6);
  });

  test('members by words of their name, with or without marks, username, e-mail, code and phone number', async () => {
    const [mine] = [key('members', here.member)];
    expect(await found('nguyen thi anh he')).toEqual([mine]);
    expect(await found('ÁNH HE')).toEqual([mine]);
    expect(await found('he.us')).toEqual([mine]);
    expect(await found('HE.box@post')).toEqual([mine]);
    expect(await found('post.test')).toEqual([]);
    expect(await found(` ${here.member.code.toLowerCase()} `)).toContain(mine);
    expect(await found(here.member.code.slice(0, 4))).toContain(mine);
    expect((await find('139 0000')).members).toHaveLength(3);
    expect((await find('7788')).members).toHaveLength(3);
    const chinese = await aMember(database, shop, { name: '歐陽小明' });
    for (const text of ['歐陽', '小明', '明']) expect(await found(text)).toEqual([key('members', chinese)]);
    expect(await found('陽明')).toEqual([]);
  });

  test('nothing of a text that means something elsewhere', async () => {
    for (const text of ['%', '%%%%', '____', '\\\\\\\\', "'; --", '\u0301', '́'])
      expect(await found(text), text).toEqual([]);
    expect((await stage.clerk.call('search/find', { text: '' })).body.Code).toBe(400);
  });

  test('contacts masked as in the lists', async () => {
    const { members } = await find('he.user');
    expect(members).toEqual([
      {
        shopId: shop.id,
        id: here.member.id,
        code: here.member.code,
        username: 'HE.user',
        name: 'Nguyễn Thị Ánh HE',
        maskedPhone: '139****788',
        maskedEmail: 'h***@post.test',
        state: 'active',
      },
    ]);
    expect(JSON.stringify(await find('7788'))).not.toMatch(/13900007788|box@/);
  });

  test('members under their new words at once, and not under the old', async () => {
    const person = await aMember(database, shop, { name: 'Before Change' });
    const keyOfPerson = key('members', person);
    await database.sql(
      `update member set name = 'After Change', phone_number = '88887654', country_id = 156
      where id = $1`,
      [person.id],
    );
    expect(await found('before ch')).toEqual([]);
    expect(await found('after ch')).toEqual([keyOfPerson]);
    expect(await found('7654')).toEqual([keyOfPerson]);
    await database.sql(
      `update member set state = 'erased', name = '', phone_number = null, country_id = null,
      username = 'Erased', username_key = 'Erased ' || code where id = $1`,
      [person.id],
    );
    expect(await database.sql('select * from member_word where member_id = $1', [person.id])).toEqual([]);
  });
});

describe('nobody finds what they may not read', () => {
  test('S06: things of another company', async () => {
    const owned = await found('7788', stage.owner);
    expect(owned.sort()).toEqual([...keysOf(here), ...keysOf(there), ...keysOf(sisters, sister)].sort());
    expect((await found('7788', stage.rival)).sort()).toEqual(keysOf(rivals, rivalShop).sort());
    for (const text of ['RICN', 'RI.user', 'nguyen thi anh ri', rivals.member.code])
      expect(await found(text, stage.owner)).toEqual([]);
  });

  test.each<[Permission, readonly (keyof Found)[]]>([
    ['parcel:read', ['parcels']],
    ['order:read', ['orders', 'batches']],
    ['member:read', ['members']],
    ['case:read', ['cases']],
    ['staff:read', []],
  ])('%s finds %s alone', async (permission, kinds) => {
    const person = await aPerson([permission]);
    const rows = await find('7788', person);
    expect(Object.keys(rows).filter((kind) => rows[kind as keyof Found].length > 0)).toEqual(kinds);
  });

  test('things of other shops and warehouses', async () => {
    const all: Permission[] = ['parcel:read', 'order:read', 'member:read', 'case:read'];
    const inShop = await aPerson(all, [{ shopId: sister.id, warehouseId: null }]);
    expect((await found('7788', inShop)).sort()).toEqual(keysOf(sisters, sister).sort());
    const inWarehouse = await aPerson(all, [{ shopId: shop.id, warehouseId }]);
    const whole = [there.member, here.member].map((one) => key('members', one));
    const cases = [there.help, here.help].map((one) => key('cases', one));
    expect((await found('7788', inWarehouse)).sort()).toEqual(
      [...new Set([...keysOf(here), ...whole, ...cases])].sort(),
    );
    expect(await found('7788', await aPerson(all, []))).toEqual([]);
  });

  test('and what others have leaves room for their own', async () => {
    // More matches elsewhere than one index is read for.
    await database.sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state)
       select 2, $1, $2, $3, 'MANY' || lpad(n::text, 6, '0') || 'Q7Q7', 'forecast' from generate_series(1, 150) n`,
      [shop.id, here.member.id, warehouseId],
    );
    const own = await aParcel(database, {
      shop: sister,
      member: sisters.member,
      warehouseId: sisters.parcel.warehouseId,
      courierNumber: 'MANYZZQ7Q7',
    });
    const person = await aPerson(['parcel:read'], [{ shopId: sister.id, warehouseId: null }]);
    expect(await found('Q7Q7', person)).toEqual([key('parcels', own, sister)]);
    expect(await found('Q7Q7', stage.owner)).toHaveLength(6);
  });
});
