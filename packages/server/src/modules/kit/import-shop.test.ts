import { createKitFixture, refusalOf } from '@onehaul/testing/kit-fixture';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { afterAll, describe, expect, test } from 'vitest';
import { exportShop, importShop } from './index.ts';
import { readKit } from './kit-files.ts';
import type { ShopContent } from './shop-content.ts';

const fixture = await createKitFixture();
const { database, sql, testDatabase, aNewCompany } = fixture;
afterAll(() => fixture.close());

describe('a shop', () => {
  test('exports the same bytes twice, and its copy does too', async () => {
    const [company, copy] = [await aNewCompany(), await aNewCompany()];
    await company.apply('vietnam');
    const bytes = JSON.stringify(await company.read());
    expect(JSON.stringify(await company.read())).toBe(bytes);
    await copy.fill(JSON.parse(bytes) as ShopContent);
    expect(JSON.stringify(await copy.read())).toBe(bytes);
  });

  test('that has records is not filled again', async () => {
    const company = await aNewCompany();
    await company.apply('britainAmerica');
    expect(await refusalOf(company.apply('vietnam'))).toMatchObject({ code: 'kit.shopNotEmpty' });
  });

  test('with the yuan already is filled', async () => {
    const company = await aNewCompany();
    await sql(
      `insert into currency (tenant_id, shop_id, code, names, exchange_rate, position) values ($1, $2, 'CNY', '{"en":"Yuan"}', 1, 1)`,
      [company.tenantId, company.shopId],
    );
    await company.apply('empty');
    expect((await company.read()).records.currency).toEqual(readKit('empty').content.records.currency);
  });

  test('of another company is not read and not written', async () => {
    const [company, rival] = [await aNewCompany(), await aNewCompany()];
    await company.apply('vietnam');
    const read = exportShop(database.tenant(rival.tenantId), company.shopId);
    expect(await refusalOf(read)).toMatchObject({ code: 'record.notFound' });
    const other = await aNewCompany();
    const target = { shop: { id: other.shopId }, staff: { id: rival.owner.id } };
    const write = database.transaction(rival.tenantId, (db) =>
      importShop(db, target, readKit('vietnam').content),
    );
    expect(await refusalOf(write)).toBeDefined();
    expect((await other.read()).records).toEqual({});
  });

  test('is exported without accounts, people and files', async () => {
    const company = await aNewCompany();
    await company.apply('vietnam');
    const scope = [company.tenantId, company.shopId];
    const secret = 'SECRET4711';
    await sql(
      `update shop set logo_key = 'logo/${secret}.svg', contact_links = $3 where tenant_id = $1 and id = $2`,
      [
        ...scope,
        JSON.stringify([
          { type: 'qr', icon: 'zalo', name: 'Zalo', text: '', image: `picture/${secret}.webp` },
        ]),
      ],
    );
    await sql(
      `update pay_type set notes = jsonb_build_object('vi', 'STK ${secret}') where tenant_id = $1 and shop_id = $2`,
      scope,
    );
    await sql(
      `insert into article (tenant_id, shop_id, type, titles, contents, position) values ($1, $2, 'help', '{"vi":"Ảnh"}', $3, 9)`,
      [...scope, JSON.stringify({ vi: `<p>Xem <img src="/files/picture/${secret}.webp" alt="" /></p>` })],
    );
    await aStaffMember(testDatabase, company.tenantId, {
      roles: ['owner'],
      email: `${secret.toLowerCase()}@company.test`,
    });
    await sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'refundSecondPersonCents', '4711')`,
      scope,
    );
    expect(JSON.stringify(await company.read())).not.toMatch(/4711/i);
  });

  test('with drafts, archived records in use and open lines is copied', async () => {
    const [company, copy] = [await aNewCompany(), await aNewCompany()];
    await company.apply('hongKongTaiwan');
    const scope = [company.tenantId, company.shopId];
    await sql(
      `update line set is_open = true where tenant_id = $1 and shop_id = $2 and code = 'HK-SF'`,
      scope,
    );
    await sql(
      `update carrier set archived_at = now() where tenant_id = $1 and shop_id = $2 and code in ('SF', 'HCT')`,
      scope,
    );
    await sql(
      `update line set archived_at = now() where tenant_id = $1 and shop_id = $2 and code like 'TW-%'`,
      scope,
    );
    await copy.fill(await company.read());
    const { records } = await copy.read();
    expect(records.line!.find(({ key }) => key === 'HK-SF')).toMatchObject({ isOpen: true });
    expect(records.line!.map(({ key }) => key).filter((key) => key.startsWith('TW-'))).toEqual([]);
    const carriers = records.carrier!.map(({ key }) => key);
    expect(carriers).toContain('SF');
    expect(carriers).not.toContain('HCT');
    expect(records.article!.every(({ draft }) => draft)).toBe(true);
  });
});

test('a copy leaves out what breaks a newer rule', async () => {
  const [company, copy] = [await aNewCompany(), await aNewCompany()];
  await company.apply('vietnam');
  const scope = [company.tenantId, company.shopId];
  await sql(
    `delete from line_goods_type using line where line.id = line_id and line.code = 'HN-POST' and line.tenant_id = $1 and line.shop_id = $2`,
    scope,
  );
  const content = await company.read();
  expect(await refusalOf(copy.fill(content))).toMatchObject({ details: { record: 'line/HN-POST' } });
  const summary = await database.transaction(copy.tenantId, (db) =>
    importShop(db, copy.target, content, { leavesOutRefused: true }),
  );
  expect(summary.leftOut).toEqual(['line/HN-POST']);
  expect((await copy.read()).records.line!.map(({ key }) => key)).not.toContain('HN-POST');
});

/** The kit with the value at a path replaced; undefined removes it. */
function tampered(path: string, value: unknown): ShopContent {
  const content = structuredClone(readKit('vietnam').content);
  Object.assign(content.singles.profile!, { names: { vi: 'Mới' } });
  const steps = path.split('.');
  const last = steps.pop()!;
  const parent = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    content as unknown as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return content;
}

describe('broken content is refused whole, and the record is named', () => {
  const terms = readKit('vietnam').content.records.article!.findIndex(({ draft }) => draft!.type === 'terms');
  const script = '<p>Xin chào</p><script>alert(1)</script>';
  test.each([
    ['an unknown reference', 'line/HN-FAST', 'records.line.0.values.carrierId', 'NOBODY'],
    ['a database id', 'line/HN-FAST', 'records.line.0.values.carrierId', 1],
    ['an unknown country', 'destination/VN', 'records.destination.0.values.countryId', 'XX'],
    ['an unknown region', 'remoteArea/vn-islands', 'records.remoteArea.1.regionIds', ['XX1']],
    ['a tariff with a gap', 'line/HN-ROAD', 'records.line.1.tariff.freight', { mode: 'tiered', bands: [] }],
    ['half a tariff', 'line/HN-ROAD', 'records.line.1.tariff', { currency: 'CNY' }],
    ['an unknown remote area', 'line/HN-FAST', 'records.remoteArea', []],
    ['a script in a draft', 'article/terms-of-service', `records.article.${terms}.draft.contents.vi`, script],
    [
      'a script in a text',
      'article/terms-of-service',
      `records.article.${terms}.values`,
      { type: 'terms', titles: { vi: 'A' }, contents: { vi: script } },
    ],
    ['what depends on accounts', 'payType/account-balance', 'records.payType.0.values.isOffered', true],
    ['a file', 'brand', 'singles.brand.logoKey', 'logo/other.svg'],
    ['an unknown field', 'carton/S1', 'records.carton.0.values.colour', 'red'],
    ['an unknown resource', 'cartoon', 'records.cartoon', []],
    ['a key used twice', 'carton/S1', 'records.carton.1.key', 'S1'],
    ['a missing language', 'goodsType/general-goods', 'records.goodsType.0.values.names.vi', undefined],
    ['a rate without a day', 'currency/VND', 'records.currency.1.rateAt', 'yesterday'],
    ['a setting out of range', 'settings', 'settings.claimWindowDays', 0],
    ['a guarded setting', 'settings', 'settings.refundSecondPersonCents', 1_00],
  ])('%s', async (_what, record, path, value) => {
    const company = await aNewCompany();
    const refusal = await refusalOf(company.fill(tampered(path, value)));
    expect(refusal).toMatchObject({ code: 'kit.broken', details: { record } });
    const { records, settings } = await company.read();
    expect([records, settings]).toEqual([{}, {}]);
    const history = await sql('select from record_version where tenant_id = $1', [company.tenantId]);
    expect(history).toEqual([]);
  });
});

test('limits of approvals are refused as such, not for want of a reason', async () => {
  const company = await aNewCompany();
  const content = tampered('settings.refundSecondPersonCents', 1_00);
  const refusal = await refusalOf(company.fill(content));
  expect(refusal!.details).toEqual({ record: 'settings', reason: 'access.forbidden' });
});
