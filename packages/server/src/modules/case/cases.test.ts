import { aCase } from '@onehaul/testing/case-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { aFile, aParcel } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const { database, api, shop, rivalShop, amy, ben, service, admin, rival } = stage;
afterAll(stage.close);

let keys = 0;
const as = (member: { id: number }, at = shop) => ({
  authorization: `Bearer ${at.id}:${member.id}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
});
const say = (path: string, body: object, member: { id: number } = amy, host = 'harbour.test', at = shop) =>
  api.post(host, `/Client_Case/${path}`, body, as(member, at));
const dataOf = ({ body }: Awaited<ReturnType<typeof say>>) => body.Data as Record<string, never>;
const caseRow = async (id: number) =>
  (await database.sql('select * from support_case where id = $1', [id]))[0] as Record<string, unknown>;
const balance = async (kind: string, ownerId = amy.id) => {
  const [row] = await database.sql(
    'select balance from ledger_account where shop_id = $1 and owner_id = $2 and kind = $3',
    [shop.id, ownerId, kind],
  );
  return Number(row?.balance ?? 0);
};
const which = (id: number) => ({ shopId: shop.id, id });
const at = (days: number) => new Date(Date.now() + days * 86_400_000);
const delivered = (deliveredAt: Date | null, more: object = {}) =>
  anOrder(database, shop, amy, {
    step: 'shipped',
    row: { deliveredAt, insuredMinor: 0, declaredMinor: 50_000, ...more },
  });
/** A damage case of an order insured for this amount. */
async function claimed(insuredMinor: number, asked = insuredMinor / 100) {
  const order = await delivered(null, { insuredMinor, declaredMinor: 10_000_000 });
  const reply = await say('AddData', {
    Kind: 'damage',
    OrderId: order.id,
    Words: 'The cup is broken',
    AskedAmount: asked,
  });
  expect(errorOf(reply)).toBe('ok');
  return { order, id: Number(dataOf(reply).Id) };
}

describe('opening a case', () => {
  test('a question needs nothing but words; a claim needs a thing and an amount', async () => {
    expect(errorOf(await say('AddData', { Kind: 'question', Words: 'When do you open?' }))).toBe('ok');
    expect(errorOf(await say('AddData', { Kind: 'question', Words: '' }))).toBe('input.invalid');
    expect(errorOf(await say('AddData', { Kind: 'damage', Words: 'x', AskedAmount: 5 }))).toBe(
      'input.invalid',
    );
    const { id } = await delivered(null);
    expect(errorOf(await say('AddData', { Kind: 'damage', OrderId: id, Words: 'x' }))).toBe('input.invalid');
    expect(errorOf(await say('AddData', { Kind: 'damage', OrderId: id, Words: 'x', AskedAmount: 5 }))).toBe(
      'ok',
    );
  });

  test('the window of a claim begins with delivery and is the shop’s own', async () => {
    const claim = async (deliveredAt: Date | null) => {
      const { id } = await delivered(deliveredAt);
      return errorOf(await say('AddData', { Kind: 'loss', OrderId: id, Words: 'x', AskedAmount: 5 }));
    };
    expect(await claim(null)).toBe('ok');
    expect(await claim(at(-29.9))).toBe('ok');
    expect(await claim(at(-30.1))).toBe('case.tooLate');
    const name = [shop.tenantId, shop.id, 'claimWindowDays'];
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, $3, '3')`,
      name,
    );
    expect(await claim(at(-3.1))).toBe('case.tooLate');
    await database.sql('delete from setting where tenant_id = $1 and shop_id = $2 and name = $3', name);
  });

  test('what was never sent cannot be claimed, and goods in the house can', async () => {
    const unpaid = await anOrder(database, shop, amy, { step: 'unpaid' });
    const parcel = await aParcel(database, { shop, member: amy, state: 'stored' });
    const expected = await aParcel(database, { shop, member: amy, state: 'forecast' });
    const claim = async (thing: object) =>
      errorOf(await say('AddData', { Kind: 'damage', ...thing, Words: 'x', AskedAmount: 5 }));
    expect(await claim({ OrderId: unpaid.id })).toBe('case.notClaimable');
    expect(await claim({ ParcelId: expected.id })).toBe('case.notClaimable');
    expect(await claim({ ParcelId: parcel.id })).toBe('ok');
  });

  test('one of a kind for one thing, also when fifty are sent at once', async () => {
    const { id } = await delivered(null);
    const body = { Kind: 'damage', OrderId: id, Words: 'x', AskedAmount: 5 };
    const replies = await Promise.all(Array.from({ length: 50 }, () => say('AddData', body)));
    const errors = replies.map(errorOf);
    expect(errors.filter((error) => error === 'ok')).toHaveLength(1);
    expect(new Set(errors)).toEqual(new Set(['ok', 'case.alreadyOpen']));
  });

  test('somebody else’s things and pictures are not there', async () => {
    const theirs = await anOrder(database, shop, ben, { step: 'shipped' });
    const body = { Kind: 'damage', Words: 'x', AskedAmount: 5 };
    expect(errorOf(await say('AddData', { ...body, OrderId: theirs.id }))).toBe('record.notFound');
    const parcel = await aParcel(database, { shop, member: ben, state: 'stored' });
    expect(errorOf(await say('AddData', { ...body, ParcelId: parcel.id }))).toBe('record.notFound');
    const picture = await aFile(database, shop, ben);
    const question = { Kind: 'question', Words: 'x', Pictures: [picture] };
    expect(errorOf(await say('AddData', question))).toBe('record.notFound');
    expect(errorOf(await say('AddData', question, ben))).toBe('ok');
  });
});

describe('two shops and two members', () => {
  test('a list shows the account’s own alone', async () => {
    const dora = await aMember(database, shop);
    const stranger = await aMember(database, rivalShop);
    const own = await aCase(database, shop, dora);
    await aCase(database, shop, ben);
    const foreign = await aCase(database, rivalShop, stranger);
    const data = dataOf(await say('GetDataPage', {}, dora)) as unknown as {
      Rows: { Id: number }[];
      Counts: object;
    };
    expect(data.Rows.map(({ Id }) => Id)).toEqual([own.id]);
    expect(data.Counts).toEqual({ Open: 1, YourTurn: 0, Closed: 0 });
    for (const path of ['GetTheData', 'AddMessage', 'Answer']) {
      const body = { Words: 'x', Answer: 'close' };
      expect(errorOf(await say(path, { ...body, Id: own.id }, ben)), path).toBe('record.notFound');
      expect(errorOf(await say(path, { ...body, Id: foreign.id }, dora)), path).toBe('record.notFound');
    }
    const rows = dataOf(await say('GetDataPage', {}, stranger, 'rival.test', rivalShop)) as unknown as {
      Rows: { Id: number }[];
    };
    expect(rows.Rows.map(({ Id }) => Id)).toEqual([foreign.id]);
  });

  test('another company’s staff find nothing of it', async () => {
    const { id } = await claimed(100_000);
    const acts = {
      get: {},
      take: {},
      answer: { words: 'x' },
      note: { words: 'x' },
      offer: { minor: 1, words: 'x' },
      approve: { isApproved: true },
      close: { words: 'x' },
    };
    for (const [act, more] of Object.entries(acts))
      expect(errorOf(await rival.call(`cases/${act}`, { ...which(id), ...more })), act).toBe(
        'record.notFound',
      );
    const { items } = (await rival.call('cases/list')).body.Data as { items: { id: number }[] };
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test('what the house notes is not on the member’s wire', async () => {
    const { id } = await aCase(database, shop, amy);
    await service.call('cases/note', { ...which(id), words: 'this member always asks' });
    await service.call('cases/answer', { ...which(id), words: 'we look at it' });
    const { body } = await say('GetTheData', { Id: id });
    expect(JSON.stringify(body)).not.toContain('always asks');
    expect(JSON.stringify(body)).toContain('we look at it');
    expect(JSON.stringify((await service.call('cases/get', which(id))).body)).toContain('always asks');
  });
});

describe('the clock', () => {
  test('runs while the shop has to answer, stands while it is the member’s turn, and is not put back by writing', async () => {
    const opened = dataOf(await say('AddData', { Kind: 'question', Words: 'Where is it?' }));
    const id = Number(opened.Id);
    const first = (await caseRow(id)).due_at as Date;
    expect(Math.round((first.getTime() - Date.now()) / 3_600_000)).toBe(24);
    await say('AddMessage', { Id: id, Words: 'Hello?' });
    expect((await caseRow(id)).due_at).toEqual(first);
    expect(errorOf(await service.call('cases/answer', { ...which(id), words: 'On its way' }))).toBe('ok');
    expect(await caseRow(id)).toMatchObject({ state: 'answered', due_at: null, staff_id: service.id });
    await say('AddMessage', { Id: id, Words: 'And now?' });
    const again = await caseRow(id);
    expect(again).toMatchObject({ state: 'working' });
    expect((again.due_at as Date).getTime()).toBeGreaterThan(first.getTime());
  });

  test('what is overdue comes first at the desk, then what is due next, then what waits for the member', async () => {
    const late = await aCase(database, shop, amy, { dueAt: at(-2) });
    const soon = await aCase(database, shop, amy, { dueAt: at(0.1) });
    const theirs = await aCase(database, shop, amy, { state: 'answered' });
    const later = await aCase(database, shop, amy, { dueAt: at(-1) });
    const closed = await aCase(database, shop, amy, { state: 'closed' });
    const { items } = (await service.call('cases/list', { pageRows: 100 })).body.Data as {
      items: { id: number; isOverdue: boolean }[];
    };
    const mine = [late, soon, theirs, later, closed].map(({ id }) => id);
    expect(items.filter(({ id }) => mine.includes(id)).map(({ id }) => id)).toEqual(
      [late, later, soon, theirs].map(({ id }) => id),
    );
    expect(items.find(({ id }) => id === late.id)!.isOverdue).toBe(true);
    expect(items.find(({ id }) => id === soon.id)!.isOverdue).toBe(false);
    const found = (await service.call('cases/list', { search: closed.number })).body.Data as typeof theirList;
    expect(found.items.map(({ id }) => id)).toEqual([closed.id]);
  });
  const theirList = { items: [] as { id: number }[] };
});

describe('an offer', () => {
  test('is refused above what was insured, and above three times the freight or the declared value otherwise', async () => {
    const { id } = await claimed(20_000);
    const offer = (minor: number, of = id) =>
      service.call('cases/offer', { ...which(of), minor, words: 'by the rule' });
    expect(errorOf(await offer(20_001))).toBe('case.aboveCover');
    const uninsured = await delivered(null, { declaredMinor: 100_000 });
    const freight = Number(
      dataOf(await say('AddData', { Kind: 'loss', OrderId: uninsured.id, Words: 'x', AskedAmount: 50 })).Id,
    );
    const most = uninsured.paidMinor * 3;
    expect(most).toBeGreaterThan(0);
    expect(errorOf(await offer(most + 1, freight))).toBe('case.aboveCover');
    expect(errorOf(await offer(most, freight))).toBe('ok');
    // Same order, other kind: cover that is already offered is not available again.
    const second = Number(
      dataOf(await say('AddData', { Kind: 'damage', OrderId: uninsured.id, Words: 'x', AskedAmount: 50 })).Id,
    );
    expect(errorOf(await offer(1, second))).toBe('case.aboveCover');
    expect(errorOf(await offer(20_000))).toBe('ok');
  });

  test('is not made for a question', async () => {
    const { id } = await aCase(database, shop, amy);
    expect(errorOf(await service.call('cases/offer', { ...which(id), minor: 1, words: 'x' }))).toBe(
      'state.illegalStep',
    );
  });

  test('a large one is proposed by one person and made by another', async () => {
    const { id } = await claimed(100_000);
    const reply = await service.call('cases/offer', { ...which(id), minor: 50_001, words: 'all of it' });
    expect(reply.body.Data).toEqual({ isProposed: true });
    expect(await caseRow(id)).toMatchObject({ state: 'open', offered_minor: null, proposed_by: service.id });
    expect(dataOf(await say('GetTheData', { Id: id })).Offer).toBeNull();
    expect(JSON.stringify(dataOf(await say('GetTheData', { Id: id })))).not.toContain('all of it');
    expect(errorOf(await say('Answer', { Id: id, Answer: 'accept' }))).toBe('state.illegalStep');
    const decide = (person: typeof service, isApproved = true) =>
      person.call('cases/approve', { ...which(id), isApproved });
    expect(errorOf(await decide(service))).toBe('case.needsSecondPerson');
    expect(errorOf(await decide(admin))).toBe('ok');
    expect(await caseRow(id)).toMatchObject({ state: 'offered', offered_minor: 50_001, proposed_by: null });
    expect(errorOf(await decide(admin))).toBe('case.over');
    expect(await stage.told(amy, id)).toContain('caseOffered');
  });

  test('S-b: a large one is not made by an account that its proposer has let in', async () => {
    const { id } = await claimed(100_000);
    await admin.call('cases/offer', { ...which(id), minor: 50_001, words: 'all of it' });
    const sponsor = (sponsorId: number | null) =>
      database.sql('update staff set sponsor_id = $2 where id = $1', [service.id, sponsorId]);
    await sponsor(admin.id);
    const decide = () => service.call('cases/approve', { ...which(id), isApproved: true });
    expect(errorOf(await decide())).toBe('case.needsSecondPerson');
    await sponsor(null);
    expect(errorOf(await decide())).toBe('ok');
  });

  test('accepted, it is paid to the balance at once, and once: fifty at a time', async () => {
    const { id } = await claimed(30_000);
    expect(errorOf(await say('Answer', { Id: id, Answer: 'accept' }))).toBe('state.illegalStep');
    await service.call('cases/offer', { ...which(id), minor: 12_345, words: 'the cup' });
    const before = { cash: await balance('cash'), refunds: await balance('refunds', 0) };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => say('Answer', { Id: id, Answer: 'accept' })),
    );
    const errors = replies.map(errorOf);
    expect(errors.filter((error) => error === 'ok')).toHaveLength(1);
    expect(new Set(errors)).toEqual(new Set(['ok', 'case.over']));
    expect((await balance('cash')) - before.cash).toBe(12_345);
    expect((await balance('refunds', 0)) - before.refunds).toBe(-12_345);
    const row = await caseRow(id);
    expect(row).toMatchObject({ state: 'closed', due_at: null });
    const journals = await database.sql(
      `select id, kind from journal where subject = 'case' and subject_id = $1`,
      [id],
    );
    expect(journals).toEqual([{ id: row.journal_id, kind: 'claimPaid' }]);
    expect(dataOf(await say('GetTheData', { Id: id }))).toMatchObject({
      State: 'closed',
      PaidAmount: 123.45,
    });
    expect(errorOf(await say('Answer', { Id: id, Answer: 'accept' }))).toBe('case.over');
  });

  test('appealed with a reason, the shop has to answer anew; an offer that stands is not closed by the desk', async () => {
    const { id } = await claimed(30_000);
    await service.call('cases/offer', { ...which(id), minor: 100, words: 'a little' });
    expect(errorOf(await service.call('cases/close', { ...which(id), words: 'enough' }))).toBe(
      'state.illegalStep',
    );
    expect(errorOf(await say('Answer', { Id: id, Answer: 'appeal' }))).toBe('input.invalid');
    expect(errorOf(await say('Answer', { Id: id, Answer: 'appeal', Words: 'It was new' }))).toBe('ok');
    const row = await caseRow(id);
    expect(row).toMatchObject({ state: 'appealed' });
    expect(row.due_at).not.toBeNull();
    expect(dataOf(await say('GetTheData', { Id: id })).Offer).toBeNull();
    expect(errorOf(await service.call('cases/offer', { ...which(id), minor: 200, words: 'more' }))).toBe(
      'ok',
    );
    expect(dataOf(await say('Answer', { Id: id, Answer: 'accept' }))).toMatchObject({ PaidAmount: 2 });
  });
});

test('what is closed is over for everybody', async () => {
  const { id } = await aCase(database, shop, amy);
  expect(errorOf(await say('Answer', { Id: id, Answer: 'close' }))).toBe('ok');
  expect(errorOf(await say('AddMessage', { Id: id, Words: 'x' }))).toBe('case.over');
  for (const act of ['take', 'answer', 'note', 'close'])
    expect(errorOf(await service.call(`cases/${act}`, { ...which(id), words: 'x' })), act).toBe('case.over');
});
