import { anAddress } from '@onehaul/testing/order-builders';
import { createPeerFixture, type PeerFixture } from '@onehaul/testing/peer-fixture';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { wireBox } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePricer } from '../seller-order/index.ts';
import { findLineLimits, createTariffs } from './index.ts';

let stage: PeerFixture;
let admin: Awaited<ReturnType<PeerFixture['person']>>;
beforeAll(async () => {
  stage = await createPeerFixture();
  admin = await stage.person(2, 'admin');
});
afterAll(() => stage.close());

const errorOf = async (asked: Promise<{ body: { Error?: string } }>) => (await asked).body.Error ?? 'ok';
const which = () => ({ shopId: stage.harbour.id, lineId: stage.line.id });

test('a private line is in no list that a visitor or a member gets, not even its own peer', async () => {
  const peer = await stage.peer();
  const lists = [
    ['/Base_ShopQuote/GetFeeIntroduction', {}],
    ['/OrderCalculateFee/GetAccessChannel', { DestinationId: stage.line.countryId }],
    [
      '/OrderCalculateFee/FreightTrialCalculation',
      { DestinationId: stage.line.countryId, Boxes: [wireBox(2)] },
    ],
  ] as const;
  const isListed = async () => {
    const answers = await Promise.all(lists.map(([path, body]) => stage.call(peer, path, body)));
    const limits = await findLineLimits(stage.database.database.tenant(2), {
      shopId: stage.harbour.id,
      warehouseId: stage.line.warehouseId,
      language: 'en',
    });
    return [
      ...answers.map(({ Data }) => JSON.stringify(Data).includes(`"Id":${stage.line.id},`)),
      limits.length > 0,
    ];
  };
  expect(await isListed()).toEqual([false, false, false, false]);
  await admin('tariffs/setPayPolicy', { ...which(), payPolicy: 'onSubmit' });
  await admin('tariffs/setPrivate', { ...which(), isPrivate: false });
  expect(await isListed()).toEqual([true, true, true, true]);
  await admin('tariffs/setPrivate', { ...which(), isPrivate: true });
  expect(await isListed()).toEqual([false, false, false, false]);
});

test('nobody orders or is quoted by it beside the tools of peers', async () => {
  const peer = await stage.peer();
  const { warehouseId } = stage.line;
  const parcel = await aParcel(stage.database, {
    shop: stage.harbour,
    member: peer,
    warehouseId,
    state: 'stored',
  });
  const AddressId = await anAddress(stage.database, stage.harbour, peer, { countryId: stage.line.countryId });
  const goods = { ChannelId: stage.line.id, ParcelIds: [parcel.id], AddressId };
  const quote = await stage.call(peer, '/OrderCalculateFee/AddOrderBudgetFee', goods);
  expect(quote).toMatchObject({ Code: 404 });
  const boxes = { ChannelId: stage.line.id, Boxes: [wireBox(2)] };
  expect(await stage.call(peer, '/OrderCalculateFee/AddOrderBudgetFee', boxes)).toMatchObject({ Code: 404 });
  const instant = await stage.call(peer, '/Order/ArrivalCreateOrder', {
    ...goods,
    MaxAmount: 100,
    Declares: [{ GoodsNameCN: '棉质T恤', Account: 1, Price: 1 }],
  });
  expect(instant).toMatchObject({ Code: 404 });
  const db = stage.database.database.tenant(2);
  const reader = { db, language: 'en' as const, shop: { ...stage.harbour, languages: ['en'] } as never };
  const of = { memberId: peer.id, lineId: stage.line.id };
  await expect(preparePricer(reader, createTariffs(), of)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(preparePricer(reader, createTariffs(), { ...of, isGranted: true })).resolves.toMatchObject({
    version: 1,
  });
});

test('a quote kept before the line became private no longer makes an order', async () => {
  const peer = await stage.peer();
  const line = await stage.privateLine();
  const at = { shopId: stage.harbour.id, lineId: line.id };
  await admin('tariffs/setPayPolicy', { ...at, payPolicy: 'onSubmit' });
  await admin('tariffs/setPrivate', { ...at, isPrivate: false });
  const parcel = await aParcel(stage.database, {
    shop: stage.harbour,
    member: peer,
    warehouseId: line.warehouseId,
    state: 'stored',
  });
  const AddressId = await anAddress(stage.database, stage.harbour, peer, { countryId: line.countryId });
  const goods = {
    ChannelId: line.id,
    ParcelIds: [parcel.id],
    AddressId,
    PackType: 'asTheyAre',
    DeclaredAmount: 1,
  };
  const quote = await stage.dataOf(peer, '/OrderCalculateFee/AddOrderBudgetFee', goods);
  await admin('tariffs/setPrivate', { ...at, isPrivate: true });
  const made = await stage.call(peer, '/Order/CreateOrder', {
    ...goods,
    BudgetFeeId: quote.Id,
    Declares: [{ GoodsNameCN: '棉质T恤', Account: 1, Price: 1 }],
  });
  expect(quote.Id).toEqual(expect.any(String));
  expect(made).toMatchObject({ Code: 404 });
});

test('what is paid by the month is private, whichever is asked first; the table itself holds it', async () => {
  const line = await stage.privateLine();
  const at = { shopId: stage.harbour.id, lineId: line.id };
  expect(await errorOf(admin('tariffs/setPrivate', { ...at, isPrivate: false }))).toBe(
    'tariff.monthlyIsPrivate',
  );
  expect(await errorOf(admin('tariffs/setPayPolicy', { ...at, payPolicy: 'collect' }))).toBe('ok');
  expect(await errorOf(admin('tariffs/setPrivate', { ...at, isPrivate: false }))).toBe('ok');
  expect(await errorOf(admin('tariffs/setPayPolicy', { ...at, payPolicy: 'monthly' }))).toBe(
    'tariff.monthlyIsPrivate',
  );
  await expect(
    stage.database.sql(`update line set pay_policy = 'monthly' where id = $1`, [line.id]),
  ).rejects.toThrow('line_monthly_private');
});
