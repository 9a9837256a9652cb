import { type MarketplaceFixture, createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { newCourierNumber } from '@onehaul/testing/parcel-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let stage: MarketplaceFixture;
beforeAll(async () => {
  stage = await createMarketplaceFixture();
});
afterAll(() => stage.close());
beforeEach(() => stage.simulator.fail('none'));

describe('connecting a shop', () => {
  test('the seller goes there, says yes, and comes back: orders follow', async () => {
    const { amy, call, dataOf, simulator } = stage;
    const externalId = stage.newExternalId();
    const { number } = simulator.add(externalId);
    const reply = await stage.authorize(amy, externalId);
    expect(dataOf(reply)).toMatchObject({
      ExternalId: externalId,
      Name: `Simulated ${externalId}`,
      State: 'authorized',
    });
    await stage.sweep();
    expect(dataOf(await call(amy, 'GetOrderPage', { KeyWord: number }))).toMatchObject({
      Total: 1,
      Rows: [
        {
          OrderNo: number,
          State: 'synced',
          PlatformState: 'READY_TO_SHIP',
          CurrencyCode: 'TWD',
          Amount: 49_900,
        },
      ],
    });
  });

  test('what came back counts once, soon, and for who went there (S64)', async () => {
    const { amy, ben, call, dataOf, simulator, database } = stage;
    const grant = async () => {
      const { Url } = dataOf<{ Url: string }>(await call(amy, 'GetAuthorizationUrl'));
      return new URL(new URL(Url).searchParams.get('redirect')!).searchParams.get('state')!;
    };
    const hand = (who: typeof amy, State: string, externalId: string, Code = simulator.newCode(externalId)) =>
      call(who, 'FrontAuthorization', { Code, ExternalId: externalId, State });
    const externalId = stage.newExternalId();
    const state = await grant();
    expect(errorOf(await hand(ben, state, externalId))).toBe('marketplace.grantInvalid');
    expect(errorOf(await hand(amy, 'made up', externalId))).toBe('marketplace.grantInvalid');
    expect(errorOf(await hand(amy, state, externalId))).toBe('ok');
    expect(errorOf(await hand(amy, state, externalId))).toBe('marketplace.grantInvalid');
    // A code of another shop is refused, and the grant is consumed all the same.
    const other = await grant();
    expect(errorOf(await hand(amy, other, externalId, simulator.newCode(stage.newExternalId())))).toBe(
      'marketplace.grantInvalid',
    );
    const late = await grant();
    await database.sql(`update marketplace_grant set expires_at = now() where used_at is null`);
    expect(errorOf(await hand(amy, late, externalId))).toBe('marketplace.grantInvalid');
  });

  test('a shop that another member has stays theirs; its own member connects it again', async () => {
    const { amy, ben } = stage;
    const externalId = stage.newExternalId();
    const first = stage.dataOf<{ Id: number }>(await stage.authorize(amy, externalId));
    expect(errorOf(await stage.authorize(ben, externalId))).toBe('marketplace.ofOtherMember');
    const again = stage.dataOf<{ Id: number }>(await stage.authorize(amy, externalId));
    expect(again.Id).toBe(first.Id);
    expect(errorOf(await stage.call(amy, 'Disconnect', { Id: first.Id }))).toBe('ok');
    expect(errorOf(await stage.authorize(ben, externalId))).toBe('ok');
  });

  test('tokens are sealed, bound to their row, and forgotten when it is disconnected', async () => {
    const { amy, database, simulator } = stage;
    const { id } = await stage.connected(amy);
    const [row] = await database.sql('select tokens_sealed from marketplace_shop where id = $1', [id]);
    expect((row!.tokens_sealed as Buffer).toString('latin1')).not.toContain('accessToken');
    const other = await stage.connected(amy);
    await database.sql(
      'update marketplace_shop set tokens_sealed = (select tokens_sealed from marketplace_shop where id = $1) where id = $2',
      [id, other.id],
    );
    // No other shop is due.
    await database.sql(`update marketplace_shop set next_sync_at = now() + interval '1 day' where id <> $1`, [
      other.id,
    ]);
    // Tokens copied to another row do not decrypt, so no request is sent.
    const from = simulator.asked().length;
    await stage.syncNow(other.id);
    expect(
      simulator
        .asked()
        .slice(from)
        .filter((path) => path.startsWith('/order/')),
    ).toEqual([]);
    const [ended] = await database.sql('select state, tokens_sealed from marketplace_shop where id = $1', [
      other.id,
    ]);
    expect(ended).toEqual({ state: 'expired', tokens_sealed: null });
    await stage.call(amy, 'Disconnect', { Id: id });
    const [gone] = await database.sql('select state, tokens_sealed from marketplace_shop where id = $1', [
      id,
    ]);
    expect(gone).toEqual({ state: 'disconnected', tokens_sealed: null });
  });

  test('is renamed, and asked for at once, by its owner alone', async () => {
    const { amy, ben, call } = stage;
    const { id } = await stage.connected(amy);
    expect(stage.dataOf(await call(amy, 'AddData', { Id: id, Name: '杯子店', Region: 'MY' }))).toMatchObject({
      Name: '杯子店',
      Region: 'MY',
    });
    expect(errorOf(await call(ben, 'AddData', { Id: id, Name: 'x' }))).toBe('record.notFound');
    expect(errorOf(await call(ben, 'Disconnect', { Id: id }))).toBe('record.notFound');
    expect(errorOf(await call(ben, 'Sync', { Id: id }))).toBe('record.notFound');
    expect(errorOf(await call(amy, 'Sync', { Id: id }))).toBe('ok');
  });
});

describe('orders of a marketplace', () => {
  test('are linked to parcels that are on their way, and become an order that waits', async () => {
    const { amy } = stage;
    const at = await stage.connected();
    const order = await stage.sold(at);
    const numbers = [newCourierNumber(), newCourierNumber()].sort();
    const reply = await stage.link(order.id, numbers);
    expect(stage.dataOf(reply)).toMatchObject({
      State: 'linked',
      IsUnlinkable: true,
      Parcels: [
        { Code: numbers[0], IsHere: false },
        { Code: numbers[1], IsHere: false },
      ],
    });
    const { OrderId } = stage.dataOf<{ OrderId: number }>(reply);
    expect(await stage.ourOrder(OrderId)).toMatchObject({
      kind: 'marketplace',
      step: 'awaitingArrival',
      client_number: order.number,
      member_id: amy.id,
    });
    expect(errorOf(await stage.link(order.id, [newCourierNumber()]))).toBe('marketplace.over');
    const next = await stage.sold(at);
    expect(errorOf(await stage.link(next.id, numbers.slice(0, 1)))).toBe('order.alreadyMerged');
  });

  test('two windows that link one order make one of ours', async () => {
    const at = await stage.connected();
    const order = await stage.sold(at);
    const both = await Promise.all([
      stage.link(order.id, [newCourierNumber()]),
      stage.link(order.id, [newCourierNumber()]),
    ]);
    expect(both.filter((reply) => errorOf(reply) === 'ok')).toHaveLength(1);
    const rows = await stage.database.sql('select id from shop_order where client_number = $1', [
      order.number,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('a line that is no marketplace’s, or somebody else’s order, is not there', async () => {
    const { ben, call, line } = stage;
    const at = await stage.connected();
    const order = await stage.sold(at);
    const body = { Id: order.id, Codes: [newCourierNumber()], ChannelId: line.id };
    expect(errorOf(await call(ben, 'LinkOrder', body))).toBe('record.notFound');
    expect(errorOf(await call(ben, 'GetOrder', { Id: order.id }))).toBe('record.notFound');
    await stage.database.sql('update carrier set marketplace = false');
    expect(errorOf(await call(stage.amy, 'LinkOrder', body))).toBe('record.notFound');
    await stage.database.sql('update carrier set marketplace = true');
  });

  test('are let go again while nobody has fetched their goods', async () => {
    const at = await stage.connected();
    const order = await stage.linked(at);
    expect(errorOf(await stage.call(stage.ben, 'UnlinkOrder', { Id: order.id }))).toBe('record.notFound');
    expect(errorOf(await stage.call(stage.amy, 'UnlinkOrder', { Id: order.id }))).toBe('ok');
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'synced', order_id: null });
    expect((await stage.ourOrder(order.orderId)).step).toBe('cancelled');
    // The courier number is available again.
    expect(errorOf(await stage.link(order.id, [order.courierNumber]))).toBe('ok');
    const taken = await stage.linked(at);
    await stage.arrive(taken);
    await stage.startWave(taken);
    expect(errorOf(await stage.call(stage.amy, 'UnlinkOrder', { Id: taken.id }))).toBe(
      'order.notCancellable',
    );
  });

  test('go all the way: here, labelled, bound, shipped', async () => {
    const { amy, call, dataOf, simulator } = stage;
    const at = await stage.connected();
    const order = await stage.linked(at);
    await stage.arrive(order);
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'labelled' });
    expect(simulator.order(order.number)!.status).toBe('PROCESSED');
    const paper = dataOf<{ Content: string }>(await call(amy, 'GetLabels', { Ids: [order.id] }));
    expect(Buffer.from(paper.Content, 'base64').toString('latin1')).toContain(order.number);
    await stage.startWave(order);
    await stage.pick(order);
    await stage.saveBox(order);
    expect(errorOf(await stage.finish(order))).toBe('ok');
    const { total_minor: due } = await stage.ourOrder(order.orderId);
    const asked = { Id: order.id };
    expect(dataOf(await call(amy, 'GetOrder', asked))).toMatchObject({ DueAmount: Number(due) / 100 });
    await stage.someCash(Number(due));
    await stage.pay({ id: order.orderId });
    expect(dataOf(await call(amy, 'GetOrder', asked))).toMatchObject({ DueAmount: 0 });
    const bound = await call(amy, 'BindFirstMile', { Ids: [order.id] });
    expect(dataOf(bound)).toMatchObject({ Bound: 1, Refused: [] });
    const { Number: number } = dataOf<{ Number: string }>(bound);
    expect(simulator.order(order.number)!.firstMile).toBe(number);
    const batch = await stage.openBatch();
    // The box carries only the marketplace's label.
    const { trackingNumber } = simulator.order(order.number)!;
    const scanned = { ...batch, boxCode: trackingNumber };
    // For all other kinds of order the carrier's number does not identify a box.
    const turnInto = (kind: string) =>
      stage.database.sql('update shop_order set kind = $1 where id = $2', [kind, order.orderId]);
    await turnInto('instant');
    expect(errorOf(await stage.clerk.call('batches/load', scanned))).toBe('order.unknownBox');
    await turnInto('marketplace');
    expect(dataOf(await stage.clerk.call('batches/load', scanned))).toMatchObject({ outcome: 'loaded' });
    expect(dataOf(await stage.clerk.call('batches/load', scanned))).toMatchObject({ outcome: 'again' });
    await stage.closeBatch(batch);
    expect(errorOf(await stage.depart(batch))).toBe('ok');
    const told = await stage.toldOf('marketplaceChanged', amy.id);
    await stage.sweep();
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'shipped' });
    // An open page is notified of the departure.
    expect(await stage.toldOf('marketplaceChanged', amy.id)).toBe(told + 1);
    expect(dataOf(await call(amy, 'GetFirstMilePage'))).toMatchObject({
      Rows: [{ Number: number, State: 'handedOver', OrderCount: 1 }],
    });
    simulator.turn(order.number, 'COMPLETED');
    await stage.syncNow(at.id);
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'done' });
  });
});

describe('the first mile', () => {
  test('a choice of more than fifty is bound fifty at a time', async () => {
    const { amy, call, dataOf, simulator, database } = stage;
    const at = await stage.connected();
    const labelled = await Promise.all(
      Array.from({ length: 60 }, async () =>
        simulator.add(at.externalId, { status: 'PROCESSED', trackingNumber: 'T' }),
      ),
    );
    await stage.syncNow(at.id);
    const first = await stage.linked(at);
    await database.sql(
      `update marketplace_order set state = 'labelled', order_id = null where external_number = any($1)`,
      [labelled.map(({ number }) => number)],
    );
    await database.sql('update marketplace_order set order_id = $1 where external_number = $2', [
      null,
      first.number,
    ]);
    await database.sql('update marketplace_order set order_id = $1 where external_number = $2', [
      first.orderId,
      labelled[0]!.number,
    ]);
    const ids = (await database.sql(
      `select id from marketplace_order where external_number = any($1) order by id`,
      [labelled.map(({ number }) => number)],
    )) as { id: string }[];
    const from = simulator.asked().length;
    const reply = await call(amy, 'BindFirstMile', { Ids: ids.map(({ id }) => Number(id)) });
    expect(dataOf(reply)).toMatchObject({ Bound: 60, Refused: [] });
    expect(simulator.asked().slice(from)).toEqual([
      '/first_mile/generate_first_mile_tracking_number',
      '/first_mile/bind_first_mile_tracking_number',
      '/first_mile/bind_first_mile_tracking_number',
    ]);
    const some = ids.slice(0, 2).map(({ id }) => Number(id));
    expect(errorOf(await call(stage.ben, 'UnbindFirstMile', { Ids: some }))).toBe('record.notFound');
    expect(dataOf(await call(amy, 'UnbindFirstMile', { Ids: some }))).toMatchObject({ Unbound: 2 });
  });

  test('takes only what is labelled, of one shop, and of its owner', async () => {
    const { amy, ben, call } = stage;
    const at = await stage.connected();
    const order = await stage.sold(at);
    expect(errorOf(await call(amy, 'BindFirstMile', { Ids: [order.id] }))).toBe('marketplace.notReady');
    expect(errorOf(await call(ben, 'BindFirstMile', { Ids: [order.id] }))).toBe('record.notFound');
    expect(errorOf(await call(amy, 'GetLabels', { Ids: [order.id] }))).toBe('marketplace.notReady');
    expect(errorOf(await call(ben, 'GetLabels', { Ids: [order.id] }))).toBe('record.notFound');
  });

  test('a marketplace that does not answer changes nothing here', async () => {
    const { amy, call, simulator } = stage;
    const order = await stage.linked(await stage.connected());
    await stage.arrive(order);
    simulator.fail('broken', 1);
    expect(errorOf(await call(amy, 'BindFirstMile', { Ids: [order.id] }))).toBe('marketplace.silent');
    expect(await stage.rowOf(order.number)).toMatchObject({ state: 'labelled', first_mile_id: null });
  });
});

describe('another shop', () => {
  test('lists nothing of this one', async () => {
    const { call, sister, database } = stage;
    const cat = await aMember(database, sister, {});
    await stage.linked(await stage.connected());
    for (const name of ['GetDataPage', 'GetOrderPage', 'GetFirstMilePage'])
      expect(stage.dataOf(await call(cat, name, {}, sister)), name).toMatchObject({ Total: 0, Rows: [] });
  });

  test('that has not switched the module on refuses every call', async () => {
    const { call, rivalShop, database } = stage;
    const dan = await aMember(database, rivalShop, {});
    for (const name of ['GetDataPage', 'GetAuthorizationUrl', 'LinkOrder'])
      expect((await call(dan, name, {}, rivalShop)).body.Code, name).toBe(403);
  });
});
