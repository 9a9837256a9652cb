import type { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import type { NoticeKind } from '@onehaul/domain/notice';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { someCountries } from '@onehaul/testing/catalog-builders';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import type { SmsMessage } from '../../gateways/sms/sms.ts';
import { deliver } from './deliver.ts';
import { mailSender } from './mail-sender.ts';
import { smsSender } from './sms-sender.ts';

const database = await createTestDatabase();
await someCountries(database);
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
const sister = await aShop(database, { tenantId: 2, host: 'sister.test', languages: ['en'] });
const rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test', languages: ['en'] });
const mails: MailMessage[] = [];
const mail = { send: async (message: MailMessage) => void mails.push(message) };
const api = await createTestApi(database);
afterAll(async () => {
  await api.close();
  await database.close();
});

const cookies: Record<string, string> = {};
async function sign(name: string, tenantId: number, roles: Role[]) {
  const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
  cookies[name] = (await signInStaff(api, account)).cookie;
}
await sign('admin', 2, ['admin']);
await sign('colleague', 2, ['admin']);
await sign('rival', 3, ['owner']);

type Texts = Record<string, { subject: string; body: string }>;
type Got = {
  version: number;
  own: Texts;
  ours: Texts;
  history: { version: number; act: string; staffName: string | null; changedFields: string[] }[];
};
const target = { shopId: shop.id, kind: 'parcelStored' as NoticeKind, channel: 'mail' };

async function call<Data = never>(act: keyof typeof noticeTemplateCalls, body: object, who = 'admin') {
  const reply = await staffCaller(api, cookies[who])(`studio/noticeTemplate/${act}`, { ...target, ...body });
  return { error: reply.body.Error, data: reply.body.Data as Data, message: reply.body.Msg };
}
const get = async (more: object = {}) => (await call<Got>('get', more)).data;
const save = async (texts: Texts, more: object = {}, who = 'admin') => {
  const { version } = await get(more);
  return call<{ version: number }>('save', { version, texts, ...more }, who);
};
const rows = () =>
  database.sql('select shop_id, kind, channel, subjects, bodies from notice_template order by 1');
const own = { subject: 'Arrived: {{number}}', body: 'Dear {{name}}\nIt weighs {{weight}}.\nFrom {{shop}}' };

beforeEach(async () => {
  await database.sql('truncate notice, notice_template cascade');
  await database.sql(`delete from record_version where resource = 'noticeTemplate'`);
  mails.length = 0;
});

describe('a text', () => {
  test('is stored where it differs from ours, and gone when it is ours again', async () => {
    const { ours, version } = await get();
    expect(version).toBe(1);
    expect(ours.en).toEqual({
      subject: '{{number}} is in storage – {{shop}}',
      body: expect.stringMatching(/^Parcel \{\{number\}\} has been .*\nIt weighs \{\{weight\}\}\.\n/s),
    });
    expect((await save({ en: { ...own, subject: ours.en!.subject }, vi: ours.vi! })).data).toEqual({
      version: 2,
    });
    expect(await rows()).toEqual([
      { shop_id: shop.id, kind: 'parcelStored', channel: 'mail', subjects: null, bodies: { en: own.body } },
    ]);
    expect(await get()).toMatchObject({
      version: 2,
      own: { en: { subject: '', body: own.body }, vi: { subject: '', body: '' } },
    });
    expect((await save({})).data).toEqual({ version: 3 });
    expect(await rows()).toEqual([]);
  });

  test('has a history that names the languages, and can be restored', async () => {
    await save({ en: own });
    await save({ en: own, vi: { subject: '', body: 'Kiện {{number}}' } });
    await save({});
    const { history, version } = await get();
    expect(history.map(({ act, changedFields }) => [act, changedFields])).toEqual([
      ['changed', ['en', 'vi']],
      ['changed', ['vi']],
      ['changed', ['en']],
      ['baseline', []],
    ]);
    expect((await call('revert', { version, to: 3 })).data).toEqual({ version: 5 });
    expect(await get()).toMatchObject({ own: { en: own, vi: { body: 'Kiện {{number}}' } } });
    expect((await get()).history[0]).toMatchObject({ act: 'reverted' });
    expect((await call('revert', { version: 5, to: 9 })).error).toBe('record.notFound');
  });

  test('of a version that the rules no longer allow is not restored', async () => {
    await save({ en: own });
    await database.sql(
      `update record_version set content = '{"en": {"subject": "", "body": "{{gone}}"}}'
       where resource = 'noticeTemplate' and version = 1`,
    );
    expect((await call('revert', { version: 2, to: 1 })).error).toBe('input.invalid');
    expect((await get()).own.en).toEqual(own);
  });

  test.each([
    ['an unknown variable', { body: 'Pay {{amount}}' }, 'texts.en.body'],
    ['half a variable', { body: 'Parcel {{number' }, 'texts.en.body'],
    ['a brace', { subject: 'Parcel {number}' }, 'texts.en.subject'],
    ['two lines in a subject', { subject: 'a\nBcc: b' }, 'texts.en.subject'],
    ['a control character', { body: 'a\u0007' }, 'texts.en.body'],
    ['too long a subject', { subject: 'x'.repeat(151) }, 'texts.en.subject'],
    ['too long a body', { body: 'x'.repeat(2001) }, 'texts.en.body'],
  ])('with %s is refused at its field', async (_, wrong, field) => {
    const { error, message } = await save({ en: { subject: '', body: '', ...wrong } });
    expect([error, message]).toEqual(['input.invalid', expect.stringContaining(field)]);
    expect(await rows()).toEqual([]);
  });

  test('of an SMS names the shop, is one line and at most four messages long', async () => {
    const sms = { kind: 'orderPriced', channel: 'sms' };
    const saved = async (body: string) => (await save({ en: { subject: 'none', body } }, sms)).error;
    expect(await saved('Order {{number}} is ready')).toBe('input.invalid');
    expect(await saved('{{shop}}:\norder {{number}}')).toBe('input.invalid');
    expect(await saved(`{{shop}} ${'包'.repeat(280)}`)).toBe('input.invalid');
    expect(await saved(`{{shop}} ${'x'.repeat(280)}`)).toBeUndefined();
    expect(await rows()).toMatchObject([{ channel: 'sms', subjects: null }]);
    expect((await call('get', { kind: 'couponGiven', channel: 'sms' })).error).toBe('input.invalid');
    expect((await call('save', { ...sms, kind: 'couponGiven', version: 1, texts: {} })).error).toBe(
      'input.invalid',
    );
  });

  test('leaves what changed in the audit log', async () => {
    await save({ en: own });
    await save({ en: { ...own, body: 'New {{number}}' } });
    const [entry] = await database.sql(
      'select act, subject, subject_id, details from audit order by id desc limit 1',
    );
    expect(entry).toEqual({
      act: 'studio/noticeTemplate/save',
      subject: 'noticeTemplate',
      subject_id: `${shop.id}/parcelStored.mail`,
      details: {
        version: 3,
        before: { en: `${own.subject} / ${own.body}` },
        after: { en: `${own.subject} / New {{number}}` },
      },
    });
  });

  test('S35: hostile markup is kept as text, as typed', async () => {
    for (const hostile of hostileHtml) {
      const body = hostile.trim();
      const { error } = await save({ en: { subject: '', body } });
      // Braces are no part of a text, and control characters are refused.
      const isRefused = /[{}]|[\u0000-\u0009\u000b-\u001f\u007f]/.test(body);
      expect([body, error]).toEqual([body, isRefused ? 'input.invalid' : undefined]);
      if (!isRefused) expect((await get()).own.en!.body).toBe(body);
    }
  });
});

describe('two editors', () => {
  test('the second is told who was first, and nothing is overwritten', async () => {
    await save({ en: own }, {}, 'colleague');
    const [{ name }] = (await database.sql(
      `select name from staff where email = 'colleague@company.test'`,
    )) as [{ name: string }];
    const { error, message } = await call('save', { version: 1, texts: { en: { subject: 'x', body: '' } } });
    expect([error, message]).toEqual(['record.changedMeanwhile', expect.stringContaining(name)]);
    expect((await call('revert', { version: 1, to: 1 })).error).toBe('record.changedMeanwhile');
    expect((await get()).own.en).toEqual(own);
  });

  test('of many at the same moment one gets through', async () => {
    const texts = (place: number) => ({ en: { subject: `${place}`, body: '' } });
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((place) => call('save', { version: 1, texts: texts(place) })),
    );
    const errors = replies.map(({ error }) => error).filter((error) => error !== undefined);
    expect(errors).toEqual(Array(4).fill('record.changedMeanwhile'));
    expect((await get()).version).toBe(2);
  });
});

test('a shop sees its own texts only, and another company none', async () => {
  await save({ en: own });
  await save({ en: { subject: 'Sister', body: '' } }, { shopId: sister.id });
  const list = async (shopId: number, who = 'admin') => call<object>('list', { shopId }, who);
  expect((await list(shop.id)).data).toMatchObject({
    own: [{ kind: 'parcelStored', channel: 'mail', languages: ['en'] }],
  });
  expect((await get({ shopId: sister.id })).own.en).toEqual({ subject: 'Sister', body: '' });
  expect((await list(rivalShop.id, 'rival')).data).toMatchObject({ own: [] });
  for (const act of ['list', 'get', 'save', 'revert', 'preview', 'sendTest'] as const) {
    const draft = { language: 'en', text: own, version: 2, to: 1, texts: {} };
    expect([act, (await call(act, draft, 'rival')).error]).toEqual([act, 'record.notFound']);
  }
  expect((await get()).own.en).toEqual(own);
});

test('notices of a module the shop does not have are not listed', async () => {
  await database.sql(`update shop set modules = '{consolidation}' where id = $1`, [sister.id]);
  const { kinds } = (await call<{ kinds: string[] }>('list', { shopId: sister.id })).data;
  expect(kinds).toContain('parcelStored');
  expect(kinds).not.toContain('stockLow');
});

let events = 0;
async function due(
  of: { id: number; tenantId: number },
  memberId: number,
  channel: string,
  kind = 'parcelStored',
) {
  const subject = kind.startsWith('order') ? 'order' : 'parcel';
  await database.sql(
    `with told as (
       insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id, details)
       values ($1, $2, $3, $4, $5, $6, 1, $7) returning *)
     insert into notice_delivery (tenant_id, shop_id, notice_id, channel, member_id)
     select tenant_id, shop_id, id, $8, member_id from told where $8 <> 'page'`,
    [of.tenantId, of.id, memberId, ++events, kind, subject, { number: 'SF41', weightGrams: 1250 }, channel],
  );
}
const services = {
  database: database.database,
  keys: testServices(database).keys,
  log: { warn: () => undefined, error: () => undefined },
};

describe('what is delivered', () => {
  test('a mail has the shop’s text in its language, ours in another, and ours at another shop', async () => {
    await save({ en: own });
    const amy = await aMember(database, shop, { email: 'amy@mail.test', name: 'Amy <b>' });
    const an = await aMember(database, shop, { email: 'an@mail.test' });
    await database.sql(`update member set language = 'vi' where id = $1`, [an.id]);
    const eve = await aMember(database, sister, { email: 'eve@mail.test' });
    await due(shop, amy.id, 'mail');
    await due(shop, an.id, 'mail');
    await due(sister, eve.id, 'mail');
    await deliver(services, mailSender(services, mail), 2);
    const to = (email: string) => mails.find((one) => one.to === email)!;
    expect(to('amy@mail.test')).toMatchObject({
      subject: 'Arrived: SF41',
      text: expect.stringContaining('Dear Amy <b>\nIt weighs 1.25 kg.\nFrom '),
      html: expect.stringContaining('Dear Amy &lt;b&gt;<br>\nIt weighs 1.25 kg.<br>'),
    });
    expect(to('an@mail.test').subject).toMatch(/^SF41 đã nhập kho/);
    expect(to('eve@mail.test').subject).toMatch(/^SF41 is in storage/);
  });

  test('an SMS is the shop’s text as a whole; without one it is ours', async () => {
    const sms = { kind: 'orderPriced', channel: 'sms' };
    const sent: SmsMessage[] = [];
    const sender = smsSender(services, { send: async (message) => void sent.push(message) });
    const amy = await aMember(database, shop, {
      countryId: 156,
      phoneNumber: '13800000001',
      isPhoneProved: true,
    });
    const deliverOne = async () => {
      await due(shop, amy.id, 'sms', 'orderPriced');
      await deliver(services, sender, 2);
      return sent.at(-1)!;
    };
    await save({ en: { subject: '', body: '{{shop}}: please pay {{number}}' } }, sms);
    expect(await deliverOne()).toMatchObject({
      kind: 'ownNotice',
      values: { title: expect.stringMatching(/: please pay SF41$/) },
    });
    await save({}, sms);
    expect(await deliverOne()).toMatchObject({
      kind: 'notice',
      values: { title: expect.stringContaining('SF41') },
    });
  });

  test('the website has its own text, in the reader’s language', async () => {
    await save(
      { en: { subject: 'Here: {{number}}', body: 'Line one\nLine {{number}}' } },
      { channel: 'page' },
    );
    const amy = await aMember(database, shop, { name: 'Amy' });
    await due(shop, amy.id, 'page');
    const read = async (language: string) => {
      const reply = await api.post(
        'harbour.test',
        '/Client_Notice/GetDataPage',
        {},
        {
          authorization: `Bearer ${shop.id}:${amy.id}`,
          'accept-language': language,
        },
      );
      return (reply.body.Data as unknown as { Rows: { Title: string; Content: string }[] }).Rows[0]!;
    };
    expect(await read('en')).toMatchObject({ Title: 'Here: SF41', Content: 'Line one\nLine SF41' });
    expect((await read('vi')).Title).toBe('SF41 đã nhập kho');
  });
});
