import { aCompanyRole, aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { countUnread, noticesBefore } from './staff-notice.repository.ts';
import { purgeStaffNoticesJob } from './staff-notice.jobs.ts';

const stage = await createParcelFixture();
const { database, api, shop, sister, clerk, service, finance, admin, owner, rival } = stage;
afterAll(stage.close);
beforeEach(() => database.sql('truncate staff_notice, staff_notice_choice'));

type Call = ReturnType<typeof staffCaller>;
type Notice = { id: number; kind: string; event: string; number: string; isRead: boolean };
type Event = Parameters<typeof notifyStaff>[1];

const notify = (tenantId: number, event: Event) =>
  database.database.transaction(tenantId, (db) => notifyStaff(db, event));
let events = 0;
const money = (number: string, more: Partial<Event> = {}): Event => ({
  kind: 'money',
  key: `test ${(events += 1)}`,
  shopId: shop.id,
  subjectId: 7,
  details: { event: 'deposit', number, minor: 8000, currencyCode: 'CNY' },
  ...more,
});
const failure: Event = {
  kind: 'failure',
  key: 'relay',
  subjectId: 1,
  details: { job: 'relay', number: '' },
};

const list = async ({ call }: { call: Call }, input: object = {}) => {
  const reply = await call('staff-notices/list', input);
  expect(errorOf(reply)).toBe('ok');
  return reply.body.Data as unknown as { items: Notice[]; isMore: boolean };
};
const numbers = async (person: { call: Call }) => (await list(person)).items.map(({ number }) => number);
const unread = async ({ call }: { call: Call }) =>
  ((await call('staff-notices/count')).body.Data as unknown as { unread: number }).unread;

let people = 0;
async function aPerson(draft: Partial<Parameters<typeof aStaffMember>[2]>) {
  people += 1;
  const account = await aStaffMember(database, 2, {
    roles: [],
    email: `person${people}@company.test`,
    ...draft,
  });
  const { cookie } = await signInStaff(api, account);
  return { id: account.id, call: staffCaller(api, cookie) };
}

describe('who is notified', () => {
  test('active people of the company who hold the permission, and nobody else', async () => {
    await notify(2, money('P1'));
    expect(await numbers(finance)).toEqual(['P1']);
    expect(await numbers(owner)).toEqual(['P1']);
    for (const other of [clerk, service, admin, rival]) expect(await numbers(other)).toEqual([]);
    await notify(2, failure);
    expect(await list(admin)).toMatchObject({ items: [{ kind: 'failure', job: 'relay' }] });
    expect(await numbers(service)).toEqual([]);
  });

  test('a company role counts as long as it is not archived', async () => {
    const companyRoleId = await aCompanyRole(database, 2, ['finance:review', 'finance:read']);
    const { id } = await aPerson({ companyRoleId });
    const told = async () =>
      (await database.sql('select from staff_notice where staff_id = $1', [id])).length;
    await notify(2, money('P2'));
    expect(await told()).toBe(1);
    await database.sql('update company_role set archived_at = now() where id = $1', [companyRoleId]);
    await notify(2, money('P3'));
    expect(await told()).toBe(1);
  });

  test('people who are suspended are not notified', async () => {
    const { id } = await aPerson({ roles: ['finance'] });
    await database.sql(`update staff set state = 'suspended' where id = $1`, [id]);
    await notify(2, money('P4'));
    expect(await database.sql('select from staff_notice where staff_id = $1', [id])).toEqual([]);
  });

  test('people with limits are notified of their shops only, and of nothing about the company', async () => {
    const here = await aPerson({ roles: ['finance'], places: [{ shopId: shop.id, warehouseId: null }] });
    const there = await aPerson({
      roles: ['admin', 'finance'],
      places: [{ shopId: sister.id, warehouseId: null }],
    });
    await notify(2, money('P5'));
    await notify(2, failure);
    expect(await numbers(here)).toEqual(['P5']);
    expect(await numbers(there)).toEqual([]);
    const told = 'select staff_id, kind from staff_notice where staff_id = any($1::int[])';
    expect(await database.sql(told, [[here.id, there.id]])).toEqual([{ staff_id: here.id, kind: 'money' }]);
  });

  test('an event for one person notifies only them, and only with the permission', async () => {
    const one = { kind: 'case', subjectId: 1, details: { event: 'written', number: 'C1' } } as const;
    await notify(2, { ...one, shopId: shop.id, key: 'a', staffId: service.id });
    await notify(2, { ...one, shopId: shop.id, key: 'b', staffId: clerk.id });
    expect(await numbers(service)).toEqual(['C1']);
    expect(await numbers(admin)).toEqual([]);
    expect(await database.sql('select from staff_notice')).toHaveLength(1);
  });

  test('the same event notifies each person once, also when it is reported twice at the same time', async () => {
    const event = money('P6');
    await Promise.all([notify(2, event), notify(2, event), notify(2, event)]);
    await notify(2, event);
    expect(await numbers(finance)).toEqual(['P6']);
    expect(await numbers(owner)).toEqual(['P6']);
  });

  test('a change that is rolled back notifies nobody', async () => {
    const failed = database.database.transaction(2, async (db) => {
      await notifyStaff(db, money('P7'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await numbers(finance)).toEqual([]);
  });
});

describe('own notices only', () => {
  test('nobody reads or marks those of a colleague or of another company', async () => {
    await notify(2, money('P8', { staffId: finance.id }));
    await notify(3, failure);
    const [own] = (await list(finance)).items;
    expect(await numbers(owner)).toEqual([]);
    expect((await list(rival)).items).toMatchObject([{ kind: 'failure' }]);
    for (const other of [owner, rival]) {
      expect(errorOf(await other.call('staff-notices/markRead', { ids: [own!.id] }))).toBe('ok');
      expect(errorOf(await other.call('staff-notices/markAllRead', { through: own!.id + 100 }))).toBe('ok');
    }
    expect(await unread(finance)).toBe(1);
  });

  test('who lost the permission or the shop no longer sees them', async () => {
    const person = await aPerson({ roles: ['finance'] });
    await notify(2, money('P9'));
    expect([await numbers(person), await unread(person)]).toEqual([['P9'], 1]);
    await database.sql(`update staff set is_limited = true where id = $1`, [person.id]);
    expect([await numbers(person), await unread(person)]).toEqual([[], 0]);
    await database.sql(`update staff set is_limited = false, roles = '{service}' where id = $1`, [person.id]);
    expect([await numbers(person), await unread(person)]).toEqual([[], 0]);
  });
});

describe('reading', () => {
  test('newest first, in pages, each counted as unread until it is marked', async () => {
    for (const number of ['A1', 'A2', 'A3']) await notify(2, money(number));
    const first = await list(finance, { rows: 2 });
    expect(first.items.map(({ number }) => number)).toEqual(['A3', 'A2']);
    expect(first.isMore).toBe(true);
    const rest = await list(finance, { rows: 2, before: first.items[1]!.id });
    expect([rest.items.map(({ number }) => number), rest.isMore]).toEqual([['A1'], false]);
    expect(await unread(finance)).toBe(3);
    await finance.call('staff-notices/markRead', { ids: [first.items[1]!.id] });
    expect((await list(finance)).items.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect([await unread(finance), await unread(owner)]).toEqual([2, 3]);
  });

  test('all are marked up to the newest that was seen', async () => {
    await notify(2, money('B1'));
    const [seen] = (await list(finance)).items;
    await notify(2, money('B2'));
    await finance.call('staff-notices/markAllRead', { through: seen!.id });
    expect((await list(finance)).items.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test('marking leaves no line in the audit log; a choice does', async () => {
    await notify(2, money('B3'));
    const [own] = (await list(finance)).items;
    await finance.call('staff-notices/markRead', { ids: [own!.id] });
    await finance.call('staff-notices/setChoice', { kind: 'money', isMailed: true });
    expect(await database.sql(`select act, staff_id from audit where act like 'staff-notices/%'`)).toEqual([
      { act: 'staff-notices/setChoice', staff_id: finance.id },
    ]);
  });

  test('the polled count does not keep an unused session alive; another call does', async () => {
    const person = await aPerson({ roles: ['finance'] });
    const idle = async () => {
      const [row] = await database.sql(
        `select used_at < now() - interval '9 minutes' as idle from staff_session where staff_id = $1`,
        [person.id],
      );
      return row!.idle;
    };
    await database.sql(
      `update staff_session set used_at = now() - interval '10 minutes' where staff_id = $1`,
      [person.id],
    );
    await unread(person);
    expect(await idle()).toBe(true);
    await list(person);
    expect(await idle()).toBe(false);
  });

  test('after 90 days they are deleted, read or not', async () => {
    await notify(2, money('C1'));
    await notify(2, money('C2'));
    await database.sql(
      `update staff_notice set created_at = now() - interval '91 days' where details->>'number' = 'C1'`,
    );
    await purgeStaffNoticesJob.run({ database: database.database } as never);
    expect(await numbers(finance)).toEqual(['C2']);
  });
});

describe('choices', () => {
  const states = async () =>
    (
      await database.sql(
        'select staff.email, kind, mail_state from staff_notice join staff on staff.id = staff_id order by 1, 2',
      )
    ).map((row) => `${String(row.email).split('@')[0]} ${row.kind} ${row.mail_state}`);

  test('are offered for the kinds of the own permissions, with defaults', async () => {
    expect((await admin.call('staff-notices/choices')).body.Data).toEqual({
      choices: [
        { kind: 'case', isMailed: false },
        { kind: 'failure', isMailed: true },
      ],
      // This installation sends no mail.
      mailAddress: null,
    });
    expect((await clerk.call('staff-notices/choices')).body.Data).toMatchObject({ choices: [] });
  });

  test('decide about mail per person and kind, and never about the console', async () => {
    for (const [person, kind, isMailed] of [
      [finance, 'money', true],
      [admin, 'failure', false],
    ] as const)
      expect((await person.call('staff-notices/setChoice', { kind, isMailed })).body.Data).toMatchObject({
        choices: expect.arrayContaining([{ kind, isMailed }]),
      });
    // Those of other tests hold these roles, too.
    await database.sql(`update staff set state = 'suspended' where email like 'person%'`);
    await notify(2, money('D1'));
    await notify(2, failure);
    expect(await states()).toEqual([
      'admin failure none',
      'finance money due',
      'owner failure due',
      'owner money none',
    ]);
    expect([await unread(admin), await unread(finance), await unread(owner)]).toEqual([1, 1, 2]);
  });

  test('of a kind without the permission are refused', async () => {
    expect(errorOf(await clerk.call('staff-notices/setChoice', { kind: 'money', isMailed: true }))).toBe(
      'access.forbidden',
    );
  });
});

test('list and count read the person’s rows by index, however many there are', async () => {
  await database.sql(
    `insert into staff_notice (tenant_id, staff_id, kind, shop_id, subject_id, event_key, mail_state, read_at)
     select 2, case when n % 2 = 0 then $1::int else $2::int end, 'money', $3, n, 'many ' || n, 'none',
       case when n > 20 then now() end
     from generate_series(1, 20000) n`,
    [finance.id, owner.id, shop.id],
  );
  await database.sql('analyze staff_notice');
  const reads = createRowCounter(() => database, ['staff_notice']);
  const reader = { staffId: finance.id, kinds: ['money' as const], shopIds: null };
  expect(await reads(countUnread, reader)).toBe(10);
  expect(await reads(noticesBefore, { ...reader, before: null, limit: 21 })).toBeLessThanOrEqual(21);
});
