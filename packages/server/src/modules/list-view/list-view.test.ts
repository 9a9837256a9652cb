import { maxViews, maxViewsPerList, type View } from '@onehaul/contract/console/views';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { countOwnViews, viewsOfList } from './list-view.repository.ts';

const stage = await createParcelFixture();
const { database, api, shop, clerk, service, admin, owner, rival } = stage;
afterAll(stage.close);
beforeEach(() => database.sql('truncate list_view, list_view_default; delete from audit'));

type Person = { id: number; call: ReturnType<typeof staffCaller> };
const definition = {
  search: 'HE',
  filters: { step: 'ready', days: 'placed_last7Days' },
  columns: ['number', 'step'],
  rows: 50,
};
const save = async ({ call }: Person, name: string, more: object = {}) => {
  const reply = await call('views/save', { list: 'orders', name, definition, ...more });
  return { id: (reply.body.Data as { id?: number } | null)?.id ?? 0, error: errorOf(reply) };
};
const list = async ({ call }: Person, name = 'orders') => {
  const reply = await call('views/list', { list: name });
  expect(errorOf(reply)).toBe('ok');
  return (reply.body.Data as unknown as { items: View[] }).items;
};
const names = async (person: Person, name?: string) => (await list(person, name)).map((view) => view.name);
const attempt = async ({ call }: Person, act: string, input: object) =>
  errorOf(await call(`views/${act}`, input));

/** Every change that a person can attempt on a view. */
const changes = (id: number): [string, object][] => [
  ['update', { id, definition: { ...definition, rows: 100 } }],
  ['rename', { id, name: 'Taken over' }],
  ['share', { id, isShared: false }],
  ['remove', { id }],
];

describe('own views', () => {
  test('are returned as they were saved, for their list only', async () => {
    const { id } = await save(clerk, 'Ready this week');
    expect(await list(clerk)).toEqual([
      {
        id,
        name: 'Ready this week',
        definition,
        isShared: false,
        isOwn: true,
        ownerName: expect.any(String),
        mayChange: true,
        isDefault: false,
      },
    ]);
    expect(await list(clerk, 'parcels')).toEqual([]);
  });

  test('are updated, renamed and deleted, each with a line in the audit log', async () => {
    const { id } = await save(clerk, 'A');
    const other = { ...definition, filters: {}, search: '' };
    expect(await attempt(clerk, 'update', { id, definition: other })).toBe('ok');
    expect(await attempt(clerk, 'rename', { id, name: 'B' })).toBe('ok');
    expect(await list(clerk)).toMatchObject([{ id, name: 'B', definition: other }]);
    expect(await attempt(clerk, 'remove', { id })).toBe('ok');
    expect(await list(clerk)).toEqual([]);
    const acts = await database.sql(`select act, subject_id from audit order by id`);
    expect(acts).toEqual(
      ['save', 'update', 'rename', 'remove'].map((act) => ({
        act: `views/${act}`,
        subject_id: String(id),
      })),
    );
  });

  test('a name is used once by a person in a list, in any case of its letters', async () => {
    const { id } = await save(clerk, 'Today');
    await save(clerk, 'Later');
    expect((await save(clerk, 'TODAY')).error).toBe('record.taken');
    const [later] = (await list(clerk)).filter(({ name }) => name === 'Later');
    expect(await attempt(clerk, 'rename', { id: later!.id, name: 'today' })).toBe('record.taken');
    expect(await attempt(clerk, 'rename', { id, name: 'today' })).toBe('ok');
    expect((await save(clerk, 'Today', { list: 'parcels' })).error).toBe('ok');
    expect((await save(service, 'Today')).error).toBe('ok');
  });

  test('nobody sees or changes those of a colleague, whatever they may do, or of another company', async () => {
    const { id } = await save(clerk, 'Mine');
    for (const other of [service, admin, owner, rival]) {
      expect(await names(other)).toEqual([]);
      for (const [act, input] of changes(id)) {
        const error = await attempt(other, act, input);
        expect(error, act).toBe(
          act === 'share' && other === service ? 'access.forbidden' : 'record.notFound',
        );
      }
      expect(await attempt(other, 'setDefault', { list: 'orders', id })).toBe('record.notFound');
    }
    expect(await list(clerk)).toMatchObject([{ name: 'Mine', definition, isShared: false }]);
  });

  test('row security keeps another company out even without the condition on the tenant', async () => {
    await save(clerk, 'Mine');
    for (const [tenantId, seen] of [
      [2, 1],
      [3, 0],
    ] as const) {
      const rows = await database.database
        .tenant(tenantId)
        .all(
          { ...countOwnViews, text: 'select count(*)::int as all from list_view', bind: () => [] } as never,
          {},
        );
      expect(rows).toEqual([{ all: seen }]);
    }
  });
});

describe('limits', () => {
  const many = (person: Person, lists: number, perList: number) =>
    database.sql(
      `insert into list_view (tenant_id, owner_id, list, name, definition)
       select 2, $1, 'list' || l, 'View ' || n, '{}' from generate_series(1, $2) l, generate_series(1, $3) n`,
      [person.id, lists, perList],
    );

  test('a person has so many views of a list, and so many in all', async () => {
    await many(clerk, 1, maxViewsPerList - 1);
    expect((await save(clerk, 'Last', { list: 'list1' })).error).toBe('ok');
    expect((await save(clerk, 'One more', { list: 'list1' })).error).toBe('view.tooMany');
    expect((await save(clerk, 'Elsewhere', { list: 'list2' })).error).toBe('ok');
    expect((await save(service, 'Of somebody else', { list: 'list1' })).error).toBe('ok');
    await database.sql('truncate list_view cascade');
    await many(clerk, maxViews / 10, 10);
    expect((await save(clerk, 'One more', { list: 'new' })).error).toBe('view.tooMany');
  });

  test('of those that are saved at the same time only one is the last', async () => {
    await many(clerk, 1, maxViewsPerList - 1);
    const wanted = Array.from({ length: 8 }, (_, n) => `Same time ${n}`);
    const saved = await Promise.all(wanted.map((name) => save(clerk, name, { list: 'list1' })));
    expect(saved.filter(({ error }) => error === 'ok')).toHaveLength(1);
    const [kept] = await database.sql(`select count(*)::int as views from list_view where list = 'list1'`);
    expect(kept).toEqual({ views: maxViewsPerList });
  });

  test('what is no definition is refused, and so is one that is too large', async () => {
    const wrong: [string, object][] = [
      [
        'too many filters',
        { filters: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, 'x'])) },
      ],
      ['a value that is too long', { filters: { step: 'x'.repeat(81) } }],
      ['a search that is too long', { search: 'x'.repeat(81) }],
      ['too many columns', { columns: Array.from({ length: 41 }, (_, n) => `c${n}`) }],
      ['rows that no list has', { rows: 999 }],
      ['a name that is no name', { filters: { '__proto__.x': 'y' } }],
    ];
    for (const [what, part] of wrong) {
      const { error } = await save(clerk, 'Wrong', { definition: { ...definition, ...part } });
      expect(error, what).toBe('input.invalid');
    }
    expect(await list(clerk)).toEqual([]);
  });

  test('the largest that is accepted fits the table, which accepts no larger one', async () => {
    const largest = {
      search: '長'.repeat(80),
      filters: Object.fromEntries(
        Array.from({ length: 20 }, (_, n) => [`f${'x'.repeat(57)}${n + 10}`, 'v'.repeat(80)]),
      ),
      columns: Array.from({ length: 40 }, (_, n) => `c${'x'.repeat(57)}${n + 10}`),
      rows: 100,
    };
    expect((await save(clerk, 'Largest', { definition: largest })).error).toBe('ok');
    await expect(
      database.sql(`update list_view set definition = jsonb_build_object('search', repeat('x', 6000))`),
    ).rejects.toThrow('list_view_definition_check');
    await expect(database.sql(`update list_view set definition = '[]'`)).rejects.toThrow(
      'list_view_definition_check',
    );
  });

  test('a stored definition that this release does not read is left out', async () => {
    await save(clerk, 'Readable');
    await database.sql(
      `insert into list_view (tenant_id, owner_id, list, name, definition) values (2, $1, 'orders', 'Old', '{}')`,
      [clerk.id],
    );
    expect(await names(clerk)).toEqual(['Readable']);
  });
});

describe('shared views', () => {
  test('are shared by those with the permission, and seen by everyone of the company', async () => {
    const { id } = await save(clerk, 'Not mine to share');
    expect(await attempt(clerk, 'share', { id, isShared: true })).toBe('access.forbidden');
    const shared = await save(admin, 'Ours');
    expect(await attempt(admin, 'share', { id: shared.id, isShared: true })).toBe('ok');
    expect(await list(clerk)).toMatchObject([
      { name: 'Not mine to share', isOwn: true },
      { name: 'Ours', isShared: true, isOwn: false, mayChange: false },
    ]);
    expect(await list(owner)).toMatchObject([{ name: 'Ours', isOwn: false, mayChange: true }]);
    expect(await names(rival)).toEqual([]);
  });

  test('are seen by people who are limited to a shop', async () => {
    const { id } = await save(admin, 'Ours');
    await attempt(admin, 'share', { id, isShared: true });
    const account = await aStaffMember(database, 2, {
      roles: ['clerk'],
      email: 'limited@company.test',
      places: [{ shopId: shop.id, warehouseId: null }],
    });
    const { cookie } = await signInStaff(api, account);
    const limited = { id: account.id, call: staffCaller(api, cookie) };
    expect(await names(limited)).toEqual(['Ours']);
    expect((await save(limited, 'Mine')).error).toBe('ok');
  });

  test('are changed by their owner and by those with the permission only', async () => {
    const { id } = await save(admin, 'Ours');
    await attempt(admin, 'share', { id, isShared: true });
    for (const [act, input] of changes(id))
      expect(await attempt(service, act, input), act).toBe('access.forbidden');
    expect(await list(service)).toMatchObject([{ name: 'Ours', definition }]);
    expect(await attempt(owner, 'rename', { id, name: 'Renamed' })).toBe('ok');
    expect(await attempt(owner, 'update', { id, definition: { ...definition, rows: 100 } })).toBe('ok');
    expect(await list(service)).toMatchObject([{ name: 'Renamed', definition: { rows: 100 } }]);
    // Who lost the permission still changes their own.
    await database.sql(`update staff set roles = '{service}' where id = $1`, [admin.id]);
    expect(await attempt(admin, 'rename', { id, name: 'Still mine' })).toBe('ok');
    await database.sql(`update staff set roles = '{admin}' where id = $1`, [admin.id]);
  });

  test('stay when their owner is suspended, and are then managed by the others', async () => {
    const { id } = await save(admin, 'Ours');
    await attempt(admin, 'share', { id, isShared: true });
    await save(admin, 'Private');
    await database.sql(`update staff set state = 'suspended' where id = $1`, [admin.id]);
    expect(await names(clerk)).toEqual(['Ours']);
    expect(await attempt(owner, 'remove', { id })).toBe('ok');
    expect(await names(clerk)).toEqual([]);
    await database.sql(`update staff set state = 'active' where id = $1`, [admin.id]);
  });
});

describe('the view a list opens with', () => {
  const opening = async (person: Person) => (await list(person)).find(({ isDefault }) => isDefault)?.name;

  test('is chosen by each person, one per list, and can be cleared', async () => {
    const first = await save(clerk, 'First');
    const { id } = await save(admin, 'Ours');
    await attempt(admin, 'share', { id, isShared: true });
    expect(await attempt(clerk, 'setDefault', { list: 'orders', id: first.id })).toBe('ok');
    expect(await opening(clerk)).toBe('First');
    expect(await attempt(clerk, 'setDefault', { list: 'orders', id })).toBe('ok');
    expect([await opening(clerk), await opening(admin)]).toEqual(['Ours', undefined]);
    expect(await attempt(clerk, 'setDefault', { list: 'orders', id: null })).toBe('ok');
    expect(await opening(clerk)).toBeUndefined();
    expect(await attempt(clerk, 'setDefault', { list: 'parcels', id })).toBe('record.notFound');
  });

  test('is gone with the view, and for others when it is private again', async () => {
    const { id } = await save(admin, 'Ours');
    await attempt(admin, 'share', { id, isShared: true });
    for (const person of [admin, clerk]) await attempt(person, 'setDefault', { list: 'orders', id });
    await attempt(owner, 'share', { id, isShared: false });
    expect([await opening(admin), await names(clerk)]).toEqual(['Ours', []]);
    await attempt(admin, 'share', { id, isShared: true });
    expect(await opening(clerk)).toBeUndefined();
    await attempt(admin, 'remove', { id });
    expect(await database.sql('select from list_view_default')).toEqual([]);
  });
});

test('a list reads its own views by index, however many the company has', async () => {
  await database.sql(
    `insert into list_view (tenant_id, owner_id, list, name, definition, is_shared)
     select 2, case when n % 2 = 0 then $1::int else $2::int end, 'list' || n % 400, 'View ' || n, '{}', n % 10 = 0
     from generate_series(1, 20000) n`,
    [clerk.id, service.id],
  );
  await database.sql('analyze list_view');
  const reads = createRowCounter(() => database, ['list_view']);
  expect(await reads(viewsOfList, { staffId: clerk.id, list: 'list2' })).toBeLessThanOrEqual(200);
  expect(await reads(viewsOfList, { staffId: clerk.id, list: 'none' })).toBeLessThanOrEqual(1);
});
