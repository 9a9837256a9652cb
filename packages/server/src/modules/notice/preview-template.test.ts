import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import type { NoticeKind } from '@onehaul/domain/notice';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { someCountries } from '@onehaul/testing/catalog-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { aParcel, aWarehouse } from '@onehaul/testing/parcel-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailMessage, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { previewTemplate } from './preview-template.ts';

const database = await createTestDatabase();
await someCountries(database);
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
const sister = await aShop(database, { tenantId: 2, host: 'sister.test', languages: ['en'] });
const warehouse = await aWarehouse(database, shop, { names: { en: 'Dock', vi: 'Bến' } });
const mails: MailMessage[] = [];
let isTaken = true;
const mail = {
  async send(message: MailMessage) {
    if (!isTaken) throw new MailNotAccepted(451);
    mails.push(message);
  },
};
const api = await createTestApi(database, { services: { mail } });
const withoutMail = await createTestApi(database);
afterAll(async () => {
  await Promise.all([api.close(), withoutMail.close()]);
  await database.close();
});

const cookies: Record<string, string> = {};
async function sign(name: string, roles: Role[]) {
  const account = await aStaffMember(database, 2, { roles, email: `${name}@company.test` });
  cookies[name] = (await signInStaff(api, account)).cookie;
}
await sign('admin', ['admin']);
await sign('service', ['service']);

type Got = { ours: Record<string, { subject: string; body: string }>; canTest: boolean };
const target = { shopId: shop.id, kind: 'parcelStored' as NoticeKind, channel: 'mail' };
const own = { subject: 'Arrived: {{number}}', body: 'Dear {{name}}\nIt weighs {{weight}}.\nFrom {{shop}}' };

async function call<Data = never>(
  act: keyof typeof noticeTemplateCalls,
  body: object,
  who = 'admin',
  at = api,
) {
  const reply = await staffCaller(at, cookies[who])(`studio/noticeTemplate/${act}`, { ...target, ...body });
  return { error: reply.body.Error, data: reply.body.Data as Data };
}
const get = async (more: object = {}) => (await call<Got>('get', more)).data;

beforeEach(() => {
  mails.length = 0;
  isTaken = true;
});

describe('a preview', () => {
  const preview = (more: object, who?: string) =>
    call<{ subject: string; body: string; mail: object | null }>(
      'preview',
      { language: 'en', text: own, ...more },
      who,
    );

  test('fills the text with sample values, as it is typed', async () => {
    expect((await preview({})).data).toEqual({
      subject: 'Arrived: SF1234567890',
      body: expect.stringMatching(/^Dear .+\nIt weighs 1\.25 kg\.\nFrom .+/),
      mail: expect.objectContaining({ greeting: expect.stringMatching(/^Hello /), button: 'View parcel' }),
    });
    const ours = (await get()).ours.en;
    expect((await preview({ text: ours })).data.body).toMatch(/^Parcel SF1234567890 has been weighed/);
    expect((await preview({ text: { subject: '', body: '' } })).data.subject).toMatch(
      /^SF1234567890 is in storage/,
    );
    const sms = { kind: 'orderPriced', channel: 'sms' };
    expect(
      (await preview({ ...sms, text: { subject: '', body: '{{shop}} {{number}}' } })).data,
    ).toMatchObject({
      subject: '',
      body: expect.stringMatching(/ 0A1B2C3D4E$/),
    });
    expect((await preview({ language: 'zhHans' })).error).toBe('input.invalid');
  });

  test('fills it with a parcel of the shop, for those who may see parcels', async () => {
    const amy = await aMember(database, shop, { name: 'Secret Name' });
    const parcel = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: warehouse,
      state: 'stored',
      row: { weightGrams: 777 },
    });
    const number = parcel.courierNumber.toLowerCase();
    const { data } = await preview({ number });
    expect(data.subject).toBe(`Arrived: ${parcel.courierNumber}`);
    expect(data.body).toContain('It weighs 0.777 kg.');
    expect(data.body).not.toContain('Secret Name');
    expect((await preview({ number }, 'service')).error).toBeUndefined();
    expect((await preview({ number, shopId: sister.id })).error).toBe('record.notFound');
    expect((await preview({ number: 'NONE0000' })).error).toBe('record.notFound');
    expect((await preview({ kind: 'orderPaid', number })).error).toBe('record.notFound');
    expect((await preview({ kind: 'couponGiven', number })).error).toBe('input.invalid');
    // What is not known of it yet is left out, as it will be when the notice is sent.
    const unmeasured = await aParcel(database, { shop, member: amy, warehouseId: warehouse });
    expect((await preview({ number: unmeasured.courierNumber })).data.body).not.toContain('weighs');
  });

  test('fills it with an order of the shop', async () => {
    const amy = await aMember(database, shop);
    const { id, totalMinor } = await anOrder(database, shop, amy);
    const [row] = await database.sql('select number from shop_order where id = $1', [id]);
    const text = { subject: '{{number}}', body: 'Pay {{amount}}' };
    const asked = { kind: 'orderPriced', text, number: row!.number };
    expect((await preview(asked)).data).toMatchObject({
      subject: row!.number,
      body: `Pay ¥${(totalMinor / 100).toFixed(2)}`,
    });
    expect((await preview({ ...asked, shopId: sister.id })).error).toBe('record.notFound');
  });

  test('of a real parcel or order is closed to those who may not see them', async () => {
    // No role edits texts without seeing parcels, so the door is tested alone.
    const staff = { permissions: [], modules: ['consolidation'], tenantId: 2 } as never;
    const db = database.database.tenant(2);
    const draft = { ...target, channel: 'mail', language: 'en', text: own, number: 'SF1' } as const;
    const of = (kind: NoticeKind) => previewTemplate({ db, staff }, { ...draft, kind });
    await expect(of('parcelStored')).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(of('orderPriced')).rejects.toMatchObject({ code: 'access.forbidden' });
    const amy = await aMember(database, shop);
    const parcel = await aParcel(database, { shop, member: amy, warehouseId: warehouse });
    const elsewhere = {
      permissions: ['parcel:read'],
      modules: ['consolidation'],
      places: [{ shopId: target.shopId, warehouseId: 0 }],
    } as never;
    const asked = { ...draft, kind: 'parcelStored', number: parcel.courierNumber } as const;
    await expect(previewTemplate({ db, staff: elsewhere }, asked)).rejects.toMatchObject({
      code: 'access.otherPlace',
    });
  });
});

describe('a test', () => {
  const send = (more: object = {}, who?: string, at = api) =>
    call<{ email: string }>('sendTest', { language: 'en', text: own, ...more }, who, at);

  test('is mailed to the person who asks, whatever else is sent along', async () => {
    expect((await get()).canTest).toBe(true);
    expect((await send({ email: 'eve@evil.test', to: 'eve@evil.test' })).data).toEqual({
      email: 'admin@company.test',
    });
    expect(mails).toMatchObject([{ to: 'admin@company.test', subject: 'Test: Arrived: SF1234567890' }]);
    await send({}, 'service');
    expect(mails[1]).toMatchObject({ to: 'service@company.test' });
    expect(await database.sql('select from notice_template')).toEqual([]);
    const [entry] = await database.sql('select act, details from audit order by id desc limit 1');
    expect(entry).toEqual({ act: 'studio/noticeTemplate/sendTest', details: { language: 'en' } });
  });

  test('that cannot be sent is said, and sending is limited like every call that sends', async () => {
    isTaken = false;
    expect((await send()).error).toBe('mail.notTaken');
    expect((await send({}, 'admin', withoutMail)).error).toBe('mail.notTaken');
    expect((await call<Got>('get', {}, 'admin', withoutMail)).data.canTest).toBe(false);
    expect((await get({ channel: 'page' })).canTest).toBe(false);
    expect(noticeTemplateCalls.sendTest.limit).toBe('strict');
  });
});
