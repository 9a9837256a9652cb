import { aCustomsRule } from '@onehaul/testing/customs-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { declares, createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { anAddress } from '@onehaul/testing/order-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Finding = { RuleId: string; Row: number | null; Word: string; Text: string; IsOver: boolean | null };
type Checked = { Findings: Finding[]; Suggestions: { Row: number; GoodsNameEN: string; HSCode: string }[] };
let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
  const { database, harbour } = stage;
  await aCustomsRule(database, { id: 'stop', kind: 'stopWord', words: ['gift'], terms: { group: 'toys' } });
  await aCustomsRule(database, { id: 'battery', kind: 'refused', words: ['power bank', '充电宝'] });
  await aCustomsRule(database, {
    id: 'there',
    kind: 'refused',
    words: ['vape'],
    countryCodes: ['CN'],
  });
  await aCustomsRule(database, { id: 'elsewhere', kind: 'refused', words: ['tea'], countryCodes: ['US'] });
  await aCustomsRule(database, {
    id: 'later',
    kind: 'refused',
    words: ['yoga mat'],
    validFrom: '2999-01-01',
  });
  await aCustomsRule(database, {
    id: 'limit',
    kind: 'limit',
    countryCodes: ['CN'],
    terms: { value: { minor: 10_000, currency: 'HKD' } },
  });
  await aRow(database, harbour, 'currency', { code: 'HKD', exchangeRate: 1.1 });
});
afterAll(() => stage.close());

const check = async (body: object, who = stage.anna) =>
  (await stage.call<Checked>(who, '/Base_Customs/CheckGoods', body)).data;
const idsOf = ({ Findings }: Checked) => Findings.map(({ RuleId }) => RuleId);

describe('a check of goods', () => {
  test('says what was found where, why, and what to call it instead', async () => {
    const found = await check({
      DestinationId: 156,
      Goods: [{ Names: ['Cotton T-shirt'] }, { Names: ['礼', 'gift'] }, { Names: ['power bank'], Value: 20 }],
    });
    expect(found.Findings).toMatchObject([
      { RuleId: 'stop', Type: 'stopWord', Row: 1, Word: 'gift', Text: 'stop says so' },
      { RuleId: 'battery', Type: 'refused', Row: 2, Word: 'power bank', SourceUrl: 'https://example.test' },
      { RuleId: 'limit', Type: 'limit', Row: null, IsOver: false },
    ]);
    expect(found.Suggestions.filter(({ Row }) => Row === 0)[0]).toMatchObject({
      GoodsNameEN: 'Cotton T-shirt',
      HSCode: '610910',
    });
    expect(found.Suggestions.filter(({ Row }) => Row === 1).map(({ HSCode }) => HSCode)).toContain('950300');
  });

  test('goes by the destination, the day and the shop’s own rate', async () => {
    const tea = { Goods: [{ Names: ['vape', 'tea', 'yoga mat'] }] };
    expect(idsOf(await check(tea))).toEqual([]);
    expect(idsOf(await check({ ...tea, DestinationId: 156 }))).toEqual(['there', 'limit']);
    expect(idsOf(await check({ ...tea, DestinationId: 999 }))).toEqual([]);
    const dear = { DestinationId: 156, Goods: [{ Names: ['tea'], Value: 91 }] };
    expect((await check(dear)).Findings.at(-1)!.IsOver).toBe(true);
    // The other shop has no such rate.
    expect((await check(dear, stage.carla)).Findings.at(-1)!.IsOver).toBeNull();
  });

  test('is for anybody, and not for anything', async () => {
    const visitor = await stage.api.post('harbour.test', '/Base_Customs/CheckGoods', {
      Goods: [{ Names: ['充电宝'] }],
    });
    expect(visitor.body).toMatchObject({ Code: 200 });
    const none = await stage.api.post('harbour.test', '/Base_Customs/CheckGoods', { Goods: [] });
    expect(none.body.Error).toBe('input.invalid');
  });
});

describe('an order', () => {
  const named = (GoodsNameCN: string, GoodsNameEN = 'Cotton T-shirt') => [
    declares[0],
    { GoodsNameCN, GoodsNameEN, Account: 1, Price: 10 },
  ];
  const orderOf = async (Declares: unknown) => {
    const { anna } = stage;
    const asked = stage.instruction([await stage.stored(anna)]);
    const quoted = await stage.quote(anna, { ...asked, DeclaredAmount: 30 });
    return stage.create(anna, quoted.data.Id, { ...asked, Declares });
  };
  const instantOf = async (Declares: unknown) =>
    stage.call(stage.anna, '/Order/ArrivalCreateOrder', {
      ...stage.instruction([await stage.stored(stage.anna)]),
      Declares,
      MaxAmount: 500,
    });

  test.each([
    ['customs.refused', named('充电宝'), '充电宝 can’t be shipped to Country'],
    ['customs.refused', named('烟', 'vape'), '烟 can’t be shipped to Country'],
    ['customs.stopWord', named('礼', 'a gift'), 'gift'],
  ])('is refused: %s', async (code, declaration, words) => {
    for (const make of [orderOf, instantOf]) {
      const reply = await make(declaration);
      expect([reply.error, reply.body.Msg]).toEqual([code, expect.stringContaining(words)]);
    }
  });

  test('of goods that are refused elsewhere or later is made', async () => {
    expect((await orderOf(named('茶', 'tea and yoga mat'))).error).toBeUndefined();
    expect((await instantOf(named('茶', 'tea and yoga mat'))).error).toBeUndefined();
  });

  test('keeps a print of its receiver: the same for the same person, another in another shop', async () => {
    const { anna, database, harbour } = stage;
    const printOf = async (more: Record<string, string>) => {
      const AddressId = await anAddress(database, harbour, anna, more);
      const made = await stage.order(anna, [await stage.stored(anna)], { AddressId });
      return (await stage.rowOf(made.data.Id)).receiver_print as Buffer;
    };
    const chan = await printOf({ receiverName: 'Chan', phone: '13800138000' });
    // Four bytes identify the data key.
    expect(chan).toHaveLength(36);
    expect(await printOf({ receiverName: ' chan ', phone: '138-0013-8000' })).toEqual(chan);
    expect(await printOf({ receiverName: 'Li', phone: '13800138000' })).not.toEqual(chan);
  });
});
