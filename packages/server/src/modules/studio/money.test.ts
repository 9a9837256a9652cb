import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aBankAccount } from '@onehaul/testing/payment-builders';
import { studioRecords } from '@onehaul/testing/studio-records';
import { createStudioFixture } from '@onehaul/testing/studio-fixture';
import { aLine, someWays } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levelRules } from '../reward/level.repository.ts';

const stage = await createStudioFixture();
const { database, shop, call, get, save, importSheet } = stage;
afterAll(() => stage.close());

const only = async (text: string, values: unknown[] = []) => (await database.sql(text, values))[0]!;

describe('currencies', () => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await studioRecords.currency!(database, shop));
    await aRow(database, shop, 'currency', { code: 'CNY' });
  });
  const rateOf = (code: string) =>
    only('select exchange_rate as rate, rate_at as at from currency where shop_id = $1 and code = $2', [
      shop.id,
      code,
    ]);
  const set = async (exchangeRate: unknown, more: object = {}, code = key) => {
    const { values, version } = await get('currency', code);
    return save('currency', { ...values, exchangeRate }, { key: code, version, ...more });
  };

  test('a rate is changed from now on and drops cached prices; a rename keeps the time of the rate', async () => {
    await database.sql(`update currency set rate_at = '2026-01-01' where code = $1`, [key]);
    const revision = 'select revision from fee_revision where shop_id = $1';
    const before = await only(revision, [shop.id]);
    expect((await set(2.625)).error).toBeUndefined();
    expect(Number((await only(revision, [shop.id])).revision)).toBeGreaterThan(Number(before.revision));
    const { rate, at } = await rateOf(key);
    expect(rate).toBe(2.625);
    expect((at as Date).getTime()).toBeGreaterThan(Date.now() - 60_000);
    const { values, version } = await get('currency', key);
    await save('currency', { ...values, names: { en: 'Renamed' } }, { key, version });
    expect((await rateOf(key)).at).toEqual(at);
    // An owner who checked a rate and found it right must be able to say so.
    await database.sql(`update currency set rate_at = '2026-01-01' where code = $1`, [key]);
    expect((await set(2.625)).error).toBeUndefined();
    expect(((await rateOf(key)).at as Date).getTime()).toBeGreaterThan(Date.now() - 60_000);
    const [entry] = await database.sql(
      `select details from audit where subject = 'currency' and subject_id = $1 order by id limit 1`,
      [`${shop.id}/${key}`],
    );
    expect(entry!.details).toMatchObject({ before: { exchangeRate: 2.5 }, after: { exchangeRate: 2.625 } });
  });

  test('a rate far from the last one needs a confirmation: saved, restored, and by spreadsheet', async () => {
    const { rate } = await rateOf(key);
    for (const wrong of [26.25, 0.2625, 2.9, 2.3])
      expect((await set(wrong)).error).toBe('record.unconfirmed');
    const sheet = await importSheet('currency', [
      ['id', 'exchangeRate'],
      [`${key} v${(await get('currency', key)).version}`, '26.25'],
    ]);
    expect(sheet.error).toBe('record.unconfirmed');
    expect((await rateOf(key)).rate).toBe(rate);
    const { data, error } = await set(26.25, { isConfirmed: true });
    expect(error).toBeUndefined();
    const back = { key, version: data.version, to: data.version - 1 };
    expect((await call('currency/revert', back)).error).toBe('record.unconfirmed');
    expect((await call('currency/revert', { ...back, isConfirmed: true })).error).toBeUndefined();
    expect((await rateOf(key)).rate).toBe(rate);
  });

  test('a rate is a number above nothing, with the decimals that are stored', async () => {
    const confirmed = { isConfirmed: true };
    for (const wrong of [0, -1, 1e-9, 1e7, '1', null, 1.123_456_789])
      expect((await set(wrong, confirmed)).error, String(wrong)).toBe('input.invalid');
  });

  test('the yuan stays 1 and cannot be archived, not even by a statement', async () => {
    expect((await set(2, { isConfirmed: true }, 'CNY')).error).toBe('input.invalid');
    expect((await set(1, {}, 'CNY')).error).toBeUndefined();
    const { version } = await get('currency', 'CNY');
    expect((await call('currency/archive', { key: 'CNY', version, isArchived: true })).error).toBe(
      'record.inUse',
    );
    for (const change of ['exchange_rate = 2', 'archived_at = now()'])
      await expect(database.sql(`update currency set ${change} where code = 'CNY'`)).rejects.toThrow(
        'currency_yuan',
      );
  });

  test('a currency exists and has the decimals we calculate with', async () => {
    const { values } = await studioRecords.currency!(database, shop);
    for (const code of ['XQQ', 'KWD', 'CLP', 'hkd'])
      expect((await save('currency', { ...values, code })).error, code).toBe('input.invalid');
  });

  test('what a destination or a payment method uses is not archived, and an archived one is not chosen', async () => {
    const archive = async () =>
      call('currency/archive', { key, version: (await get('currency', key)).version, isArchived: true });
    const { values } = await studioRecords.destination!(database, shop);
    const chosen = { ...values, currencyCode: key };
    const { data: destination } = await save('destination', chosen);
    expect((await archive()).error).toBe('record.inUse');
    await call('destination/archive', { key: destination.key, version: 1, isArchived: true });
    await aRow(database, shop, 'pay_type', { kind: 'stripe', currencyCode: key });
    expect((await archive()).error).toBe('record.inUse');
    await database.sql('delete from pay_type where shop_id = $1', [shop.id]);
    expect((await archive()).error).toBeUndefined();
    const other = await studioRecords.destination!(database, shop);
    expect(await save('destination', { ...other.values, currencyCode: key })).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('currencyCode'),
    });
  });

  test('visitors no longer see an archived currency', async () => {
    const { Rows } = (await stage.visit('/Base_Currency/GetDataPage', {})) as { Rows: { Code: string }[] };
    const codes = Rows.map(({ Code }) => Code);
    expect(codes).toContain('CNY');
    expect(codes).not.toContain(key);
  });
});

describe('payment methods', () => {
  const account = (isActive: boolean) =>
    database.sql(
      `insert into gateway_account (tenant_id, shop_id, gateway, sealed, is_active) values ($1, $2, 'wechat', '', $3)
       on conflict (tenant_id, shop_id, gateway) do update set is_active = $3`,
      [shop.tenantId, shop.id, isActive],
    );
  const stateOf = async (key: string) =>
    (await stage.list('payType')).items.find((item) => item.key === key)!.state;

  test('a gateway is offered only with an active account, and the list says what is missing', async () => {
    const { values } = await studioRecords.payType!(database, shop);
    const offered = { ...values, isOffered: true };
    expect(await save('payType', offered)).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('isOffered'),
    });
    const { key } = (await save('payType', values)).data;
    expect(await stateOf(key)).toBe('accountMissing');
    await account(false);
    expect(await stateOf(key)).toBe('accountOff');
    expect((await save('payType', offered, { key, version: 1 })).error).toBe('input.invalid');
    await account(true);
    expect(await stateOf(key)).toBe('notOffered');
    expect((await save('payType', offered, { key, version: 1 })).error).toBeUndefined();
    expect(await stateOf(key)).toBe('offered');
    // It can be renamed while the account is off, and is offered again once it is on.
    await account(false);
    expect(await stateOf(key)).toBe('accountOff');
    const renamed = { ...offered, names: { en: 'WeChat' } };
    expect((await save('payType', renamed, { key, version: 2 })).error).toBeUndefined();
    // Going back to an offered version obeys the same rule.
    expect((await save('payType', values, { key, version: 3 })).error).toBeUndefined();
    expect((await call('payType/revert', { key, version: 4, to: 2 })).error).toBe('input.invalid');
  });

  test('a bank transfer needs an active bank account, the balance needs none', async () => {
    const { key, values } = await studioRecords.payType!(database, shop);
    expect(await stateOf(key)).toBe('offered');
    const transfer = { ...values, kind: 'bankDeposit', isOffered: true };
    expect((await save('payType', transfer)).error).toBe('input.invalid');
    const id = await aBankAccount(database, shop);
    await database.sql('update bank_account set is_active = false where id = $1', [id]);
    expect((await save('payType', transfer)).error).toBe('input.invalid');
    await database.sql('update bank_account set is_active = true where id = $1', [id]);
    const { data, error } = await save('payType', transfer);
    expect(error).toBeUndefined();
    await call('payType/archive', { key: data.key, version: 1, isArchived: true });
    const { Rows } = (await stage.visit('/Base_ShopPayType/GetDataPage', {})) as { Rows: { Code: string }[] };
    expect(Rows.map(({ Code }) => Code)).toEqual(['balance']);
  });

  test('there is one of each kind, its kind is fixed, and only cards and transfers have another currency', async () => {
    const { key, values } = await studioRecords.payType!(database, shop);
    expect((await save('payType', { ...values, kind: 'balance' })).error).toBe('record.taken');
    const { values: saved } = await get('payType', key);
    expect(await save('payType', { ...saved, kind: 'alipay' }, { key, version: 1 })).toMatchObject({
      error: 'input.invalid',
      message: expect.stringContaining('kind'),
    });
    const { key: currencyCode } = await studioRecords.currency!(database, shop);
    const kindOf = async (kind: string) => {
      await database.sql('delete from pay_type where shop_id = $1 and kind = $2', [shop.id, kind]);
      return (await save('payType', { ...values, kind, isOffered: false, currencyCode })).error;
    };
    for (const kind of ['wechat', 'alipay']) expect(await kindOf(kind)).toBe('input.invalid');
    for (const kind of ['stripe', 'bankDeposit']) expect(await kindOf(kind)).toBeUndefined();
  });

  test('a method has limits and a note on fees, which visitors get; the balance has no limits', async () => {
    const { key, values } = await studioRecords.payType!(database, shop);
    await account(true);
    const limits = { leastMinor: 1_000, mostMinor: 500_000, feeNotes: { en: '1.5%' } };
    expect((await save('payType', { ...values, ...limits, isOffered: true })).error).toBeUndefined();
    const { Rows } = (await stage.visit('/Base_ShopPayType/GetDataPage', {})) as { Rows: object[] };
    expect(Rows).toContainEqual(
      expect.objectContaining({ Code: 'wechat', MinAmount: 10, MaxAmount: 5_000, FeeRem: '1.5%' }),
    );
    expect(Rows).toContainEqual(
      expect.objectContaining({ Code: 'balance', MinAmount: null, MaxAmount: null, FeeRem: '' }),
    );
    const { values: balance } = await get('payType', key);
    for (const one of [{ leastMinor: 1 }, { mostMinor: 1 }])
      expect(await save('payType', { ...balance, ...one }, { key, version: 1 })).toMatchObject({
        error: 'input.invalid',
        message: expect.stringContaining(Object.keys(one)[0]!),
      });
    await database.sql(`delete from pay_type where shop_id = $1 and kind = 'stripe'`, [shop.id]);
    const swapped = { ...values, kind: 'stripe', leastMinor: 501, mostMinor: 500 };
    expect((await save('payType', swapped)).error).toBe('input.invalid');
  });
});

describe('member levels', () => {
  beforeAll(async () => {
    await database.sql('delete from member_level where shop_id = $1', [shop.id]);
    for (const [level, minor] of [
      [1, 0],
      [2, 100_000],
      [3, 500_000],
      [4, 0],
    ])
      await database.sql(
        `insert into member_level (tenant_id, shop_id, level, names, least_spent_minor) values ($1, $2, $3, '{"en": "L"}', $4)`,
        [shop.tenantId, shop.id, level, minor],
      );
  });
  const ask = async (level: number, leastSpentMinor: number) => {
    const key = String(level);
    const { values, version } = await get('memberLevel', key);
    return (await save('memberLevel', { ...values, leastSpentMinor }, { key, version })).error;
  };
  const archive = async (level: number, isArchived = true) => {
    const { version } = await get('memberLevel', String(level));
    return (await call('memberLevel/archive', { key: String(level), version, isArchived })).error;
  };

  test('each asks for more than the one before, the first for nothing, and 0 is granted by hand', async () => {
    expect(await ask(3, 100_000)).toBe('input.invalid');
    expect(await ask(2, 500_000)).toBe('input.invalid');
    expect(await ask(1, 5)).toBe('input.invalid');
    expect(await ask(2, 200_000)).toBeUndefined();
    expect(await ask(3, 0)).toBeUndefined();
    expect(await ask(3, 500_000)).toBeUndefined();
    const more = { names: { en: 'Gold' }, benefits: {} };
    expect((await save('memberLevel', { ...more, level: 5, leastSpentMinor: 400_000 })).error).toBe(
      'input.invalid',
    );
    expect(
      (await save('memberLevel', { ...more, level: 5, leastSpentMinor: 900_000 })).error,
    ).toBeUndefined();
    expect((await save('memberLevel', { ...more, level: 5, leastSpentMinor: 900_000 })).error).toBe(
      'record.taken',
    );
    expect((await stage.list('memberLevel')).items.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('of two thresholds that are changed at once and do not go together, one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const errors = await Promise.all([ask(2, 450_000), ask(3, 350_000)]);
      expect(errors.filter((error) => error === 'input.invalid')).toHaveLength(1);
      expect(await ask(3, 500_000)).toBeUndefined();
      expect(await ask(2, 200_000)).toBeUndefined();
    }
  });

  test('one that members hold, new members get, or a tariff names is not archived', async () => {
    const member = await aMember(database, shop);
    await database.sql('update member set level = 4 where id = $1', [member.id]);
    expect(await archive(4)).toBe('record.inUse');
    await database.sql('update member set level = 1 where id = $1', [member.id]);
    await database.sql('update member set level = 1 where shop_id = $1', [shop.id]);
    await aLine(database, shop, await someWays(database, shop));
    const naming = (level: number) =>
      database.sql(
        `update tariff_version set tariff = jsonb_set(tariff, '{discount}', $2) where shop_id = $1`,
        [shop.id, JSON.stringify({ rules: ['freight'], levels: [{ level, bps: 500 }] })],
      );
    await naming(4);
    expect(await archive(4)).toBe('record.inUse');
    await naming(2);
    expect(await archive(4)).toBeUndefined();
    await database.sql('update member set level = 2 where id = $1', [member.id]);
    expect(await archive(1)).toBe('record.inUse');
  });

  test('an archived one is not reached, and restoring obeys the same rules', async () => {
    expect(await archive(3)).toBeUndefined();
    expect(await ask(2, 600_000)).toBeUndefined();
    expect(await archive(3, false)).toBe('input.invalid');
    expect(await ask(2, 200_000)).toBeUndefined();
    const rules = await database.database.tenant(shop.tenantId).all(levelRules, { shopId: shop.id });
    expect(rules.map(({ level }) => level)).toEqual([1, 2, 5]);
    expect(await archive(3, false)).toBeUndefined();
  });
});
