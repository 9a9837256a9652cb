import { aShop } from '@onehaul/testing/builders';
import { type MailServer, startMailServer } from '@onehaul/testing/mail-server';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMail } from '../../gateways/mail/create-mail.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { createStaffMailer, mailDueNotices, maxMailTries } from './mail-notices.ts';

let database: TestDatabase;
let server: MailServer;
let shop: { id: number; tenantId: number };
const consoleOrigin = 'https://console.test';
const log = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aStaffMember(database, 3, { roles: ['finance'], email: 'rival@company.test' });
});
beforeEach(async () => {
  await database.sql('truncate staff_notice, staff_notice_choice');
  await database.sql(`update staff set state = 'suspended' where tenant_id = 2`);
  server.mails.length = 0;
  server.refusal = undefined;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const services = () => ({
  database: database.database,
  mail: createMail({ SMTP_URL: server.url, MAIL_FROM: 'notices@onehaul.test' })!,
  consoleOrigin,
  log,
});
const sendMails = () => mailDueNotices(services(), 2);
const again = () => database.sql(`update staff_notice set mail_due_at = now() where mail_state = 'due'`);
const states = async () =>
  (await database.sql('select mail_state, mail_tries from staff_notice order by id')).map(
    (row) => `${row.mail_state} ${row.mail_tries}`,
  );

let people = 0;
/** A person of finance who wants mails about money. */
async function anEager(language = 'en') {
  people += 1;
  const { id, email } = await aStaffMember(database, 2, {
    roles: ['finance'],
    email: `eager${people}@company.test`,
  });
  await database.sql('update staff set language = $2 where id = $1', [id, language]);
  await database.sql(
    `insert into staff_notice_choice (tenant_id, staff_id, kind, is_mailed) values (2, $1, 'money', true)`,
    [id],
  );
  return { id, email };
}
let events = 0;
const happen = () =>
  database.database.transaction(2, (db) =>
    notifyStaff(db, {
      kind: 'money',
      key: `test ${(events += 1)}`,
      shopId: shop.id,
      subjectId: 41,
      details: { event: 'deposit', number: 'P1', minor: 8000, currencyCode: 'CNY' },
    }),
  );

test('a mail is sent once, in the person’s language, with a link to the work', async () => {
  const { email } = await anEager('vi');
  await happen();
  await sendMails();
  await again();
  await sendMails();
  expect(await states()).toEqual(['sent 1']);
  expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
  const [{ id } = { id: 0 }] = await database.sql('select id from staff_notice');
  const { raw } = server.mails[0]!;
  expect(raw).toContain(`Message-ID: <staff-notice-2-${id}@console.test>`);
  expect(raw).toContain('List-Unsubscribe: <https://console.test/account>');
  expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    `${consoleOrigin}/finance?tab=deposits&open=${shop.id}-41`,
  );
});

test('two workers at the same time send it once', async () => {
  await anEager();
  for (let count = 0; count < 4; count += 1) await happen();
  await Promise.all([sendMails(), sendMails(), sendMails()]);
  expect(await states()).toEqual(['sent 1', 'sent 1', 'sent 1', 'sent 1']);
  expect(server.mails).toHaveLength(4);
});

test.each([
  ['was read meanwhile', 'update staff_notice set read_at = now()'],
  ['was switched off meanwhile', 'update staff_notice_choice set is_mailed = false'],
  ['is a day old', `update staff_notice set created_at = now() - interval '25 hours'`],
  ['is of a person who was suspended', `update staff set state = 'suspended' where tenant_id = 2`],
  ['is of a person who lost the permission', `update staff set roles = '{clerk}' where tenant_id = 2`],
  ['is of a person who lost the shop', 'update staff set is_limited = true where tenant_id = 2'],
])('a mail that %s is not sent', async (_, change) => {
  await anEager();
  await happen();
  await database.sql(change);
  await sendMails();
  expect(await states()).toEqual(['dropped 1']);
  expect(server.mails).toEqual([]);
});

test('a mail that is not taken is tried again with the same id, and in the end given up', async () => {
  await anEager();
  await happen();
  server.refusal = { at: 'message', code: 451 };
  await sendMails();
  expect(await states()).toEqual(['due 1']);
  // Not before its time.
  await sendMails();
  expect(await states()).toEqual(['due 1']);
  server.refusal = undefined;
  await again();
  await sendMails();
  expect(await states()).toEqual(['sent 2']);

  await happen();
  server.refusal = { at: 'message', code: 451 };
  await database.sql(`update staff_notice set mail_tries = $1 where mail_state = 'due'`, [maxMailTries - 1]);
  await sendMails();
  expect((await states()).at(-1)).toBe(`failed ${maxMailTries}`);

  await happen();
  server.refusal = { at: 'recipient', code: 550 };
  await sendMails();
  expect((await states()).at(-1)).toBe('failed 1');
});

test('the worker finds companies with due mails', async () => {
  const { email } = await anEager();
  await happen();
  const mailer = createStaffMailer(services(), 10);
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([[email]]);
  await expect.poll(states).toEqual(['sent 1']);
  await mailer.close();
});
