import { createBatchFixture } from '@onehaul/testing/batch-fixture';
import { aConfirmation, addTaiwanDestination } from '@onehaul/testing/customs-builders';
import { anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createBatchFixture>>;
beforeAll(async () => {
  stage = await createBatchFixture();
  await addTaiwanDestination(stage.database, stage.shop);
});
afterAll(() => stage.close());

const dataOf = <T>({ body }: { body: { Data?: unknown } }) => body.Data as T;
type Row = { orderId: number; number: string; state: string; staffName: string; shippedThisHalf: number };
const list = async (body: object = {}, who = stage.service) =>
  dataOf<{ items: Row[]; total: number }>(await who.call('consignees/list', body));
const stateOf = async ({ id }: { id: number }) =>
  (await stage.database.sql('select state from consignee_confirmation where order_id = $1', [id]))[0]?.state;

const asked = async (
  more: Parameters<typeof aConfirmation>[3] = {},
  row: Readonly<Record<string, unknown>> = {},
): Promise<TestOrder> => {
  const { database, shop, amy, line, clerk } = stage;
  const order = await anOrder(database, shop, amy, { step: 'shipped', line, staffId: clerk.id, row });
  await aConfirmation(database, shop, order, more);
  return order;
};

test('a batch that leaves asks the receivers in Taiwan, and nobody else', async () => {
  const { readyOrder, closedBatch, depart } = stage;
  const there = await readyOrder({ row: { countryId: 158 } });
  const elsewhere = await readyOrder();
  const batch = await closedBatch(there, elsewhere);
  expect(errorOf(await depart(batch))).toBe('ok');
  expect([await stateOf(there), await stateOf(elsewhere)]).toEqual(['waiting', undefined]);
  const told = await stage.database.sql(
    `select topic from outbox where subject_id = $1 and topic = 'consigneeAsked'`,
    [there.id],
  );
  expect(told).toHaveLength(1);
});

describe('the desk', () => {
  test('lists what waits by when it is due, of this company alone', async () => {
    const [later, sooner] = [await asked({ dueHours: 40 }), await asked({ dueHours: -5 })];
    const ids = (await list({ pageRows: 100 })).items.map(({ orderId }) => orderId);
    expect(ids.indexOf(sooner.id)).toBeLessThan(ids.indexOf(later.id));
    expect((await list({}, stage.rival)).total).toBe(0);
    expect((await list({ shopId: stage.sister.id })).total).toBe(0);
    expect((await list({ search: sooner.number.toLowerCase() })).items).toMatchObject([
      { orderId: sooner.id },
    ]);
    expect((await list({ search: sooner.number, state: 'confirmed' })).total).toBe(0);
    const counts = dataOf<Record<string, number>>(await stage.service.call('consignees/counts', {}));
    expect(counts.waiting).toBe((await list({})).total);
    expect(dataOf(await stage.rival.call('consignees/counts', {}))).toMatchObject({ waiting: 0 });
  });

  test('P6: phone numbers are masked; the whole is revealed with a reason, which is kept', async () => {
    const order = await asked({}, { receiverPhone: '+886912345678' });
    const { items } = await list({ search: order.number });
    expect(JSON.stringify(items)).not.toContain('912345');
    expect(items).toMatchObject([{ receiverPhone: expect.stringMatching(/\*.*78$/) }]);
    const which = { shopId: stage.shop.id, orderId: order.id, reason: 'EZ WAY shows another name' };
    expect(errorOf(await stage.clerk.call('consignees/reveal', which))).toBe('access.forbidden');
    expect(errorOf(await stage.rival.call('consignees/reveal', which))).toBe('record.notFound');
    expect(errorOf(await stage.service.call('consignees/reveal', { ...which, reason: ' ' }))).toBe(
      'input.invalid',
    );
    expect(dataOf(await stage.service.call('consignees/reveal', which))).toEqual({ phone: '+886912345678' });
    const kept = await stage.database.sql(
      `select details from audit where act = 'consignees/reveal' order by id`,
    );
    expect(kept).toEqual([{ details: { number: order.number, reason: which.reason } }]);
  });

  test('enters an answer, which then names who entered it', async () => {
    const order = await asked();
    const which = { shopId: stage.shop.id, orderId: order.id, note: '' };
    const answer = (who: { call: typeof stage.service.call }, body: object) =>
      who.call('consignees/answer', { ...which, answer: 'confirm', ...body });
    expect(errorOf(await answer(stage.clerk, {}))).toBe('access.forbidden');
    expect(errorOf(await answer(stage.finance, {}))).toBe('access.forbidden');
    expect(errorOf(await answer(stage.rival, {}))).toBe('record.notFound');
    expect(errorOf(await answer(stage.service, { shopId: stage.sister.id }))).toBe('record.notFound');
    expect(await stateOf(order)).toBe('waiting');
    expect(errorOf(await answer(stage.service, {}))).toBe('ok');
    expect((await list({ state: 'confirmed', search: order.number })).items[0]!.staffName).not.toBe('');
    expect(errorOf(await answer(stage.service, { answer: 'deny' }))).toBe('state.illegalStep');
  });

  test('asks again after it was denied, with a new term', async () => {
    const { shop, service, database } = stage;
    const order = await asked({ dueHours: -1 });
    const which = { shopId: shop.id, orderId: order.id };
    expect(errorOf(await service.call('consignees/askAgain', which))).toBe('state.illegalStep');
    await service.call('consignees/answer', { ...which, answer: 'deny', note: 'amount' });
    expect(await stage.orderRow(order.id)).toMatchObject({ exception: 'customs', exception_note: 'amount' });
    expect(errorOf(await service.call('consignees/askAgain', which))).toBe('ok');
    const [row] = await database.sql(
      'select state, due_at > now() as is_open, answered_at from consignee_confirmation where order_id = $1',
      [order.id],
    );
    expect(row).toEqual({ state: 'waiting', is_open: true, answered_at: null });
  });

  test('takes a pasted list: what fits is entered, the rest is named', async () => {
    const [one, two, done] = [
      await asked(),
      await asked({ state: 'expired' }),
      await asked({ state: 'confirmed' }),
    ];
    const { database, rivalShop } = stage;
    const stranger = await aMember(database, rivalShop);
    const theirs = await anOrder(database, rivalShop, stranger, { step: 'shipped' });
    await aConfirmation(database, rivalShop, theirs);
    const numbers = [one.number.toLowerCase(), two.number, two.number, done.number, theirs.number, 'NOSUCH'];
    const reply = await stage.service.call('consignees/answerMany', { numbers, answer: 'confirm' });
    expect(dataOf(reply)).toEqual({
      done: 2,
      rows: [
        { number: one.number, outcome: 'done' },
        { number: two.number, outcome: 'done' },
        { number: done.number, outcome: 'notOpen' },
        { number: theirs.number, outcome: 'unknown' },
        { number: 'NOSUCH', outcome: 'unknown' },
      ],
    });
    expect([await stateOf(one), await stateOf(two), await stateOf(theirs)]).toEqual([
      'confirmed',
      'confirmed',
      'waiting',
    ]);
    expect(errorOf(await stage.clerk.call('consignees/answerMany', { numbers, answer: 'confirm' }))).toBe(
      'access.forbidden',
    );
  });

  test('counts what the receiver has imported in this half-year, whoever sent it', async () => {
    const print = Buffer.alloc(32, 7);
    const row = { receiverPrint: print, shippedAt: new Date() };
    const order = await asked({}, row);
    await asked({}, row);
    await asked({}, { ...row, shippedAt: new Date(Date.now() - 200 * 86_400_000) });
    expect((await list({ search: order.number })).items[0]!.shippedThisHalf).toBe(2);
  });
});
