import type { ArticleFact } from '@onehaul/contract/console/article-fields';
import { createKitFixture } from '@onehaul/testing/kit-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

const fixture = await createKitFixture();
const { sql, testDatabase, aNewCompany } = fixture;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(testDatabase);
});
afterAll(async () => {
  await api.close();
  await fixture.close();
});

async function aCompany() {
  const company = await aNewCompany();
  await company.apply('vietnam');
  const call = staffCaller(api, (await signInStaff(api, company.owner)).cookie);
  const { shopId } = company;
  return {
    ...company,
    fields: async (of = shopId) =>
      (await call('studio/article/fields', { shopId: of })).body as {
        Data: { items: ArticleFact[] };
        Error?: string;
      },
    fill: async (facts: object[], of = shopId) =>
      (await call('studio/article/fillFields', { shopId: of, facts })).body,
    drafts: async () =>
      JSON.stringify(
        await sql(
          `select content from record_draft where tenant_id = $1 and resource = 'article' order by id`,
          [company.tenantId],
        ),
      ),
  };
}
const inEnglish = (field: string, text: string) => ({ language: 'en', field, text });

test('a fact is entered once for all drafts, in its language only', async () => {
  const { fields, fill, drafts, tenantId } = await aCompany();
  const { items } = (await fields()).Data;
  expect(items).toContainEqual({
    fields: [
      { language: 'zhHans', field: '客服邮箱' },
      { language: 'en', field: 'customer service e-mail' },
      { language: 'vi', field: 'email chăm sóc khách hàng' },
    ],
    drafts: 4,
  });
  expect(JSON.stringify(items)).not.toContain('lawyer');
  const before = await drafts();
  expect(before).toContain('[[customer service e-mail]]');
  const filled = await fill([inEnglish('customer service e-mail', 'Gom & <b>Co</b>')]);
  expect(filled.Data).toEqual({ drafts: 4 });
  const after = await drafts();
  expect(after).toContain('Gom &amp; &lt;b&gt;Co&lt;/b&gt;');
  expect(after).not.toContain('[[customer service e-mail]]');
  expect(after).toContain('[[email chăm sóc khách hàng]]');
  expect(after).toContain('[[! Have a lawyer check this text');
  expect(JSON.stringify((await fields()).Data)).not.toContain('customer service e-mail');
  const acts = await sql(`select act, details from audit where tenant_id = $1 order by id desc limit 1`, [
    tenantId,
  ]);
  expect(acts).toEqual([{ act: 'studio/article/fillFields', details: { drafts: 4, facts: 1 } }]);
});

test('what nobody asks for changes nothing, and pages that visitors read stay', async () => {
  const { fill, drafts, tenantId, shopId } = await aCompany();
  await sql(
    `insert into article (tenant_id, shop_id, type, titles, contents, position)
     values ($1, $2, 'help', '{"en":"Help"}', '{"en":"<p>[[company name]]</p>"}', 99)`,
    [tenantId, shopId],
  );
  const before = await drafts();
  expect((await fill([inEnglish('shoe size', '42')])).Data).toEqual({ drafts: 0 });
  expect(await drafts()).toBe(before);
  await fill([inEnglish('company name', 'Gom')]);
  const [page] = await sql('select contents from article where shop_id = $1 and position = 99', [shopId]);
  expect(page).toEqual({ contents: { en: '<p>[[company name]]</p>' } });
});

test('drafts of another company are neither read nor changed', async () => {
  const [company, rival] = [await aCompany(), await aCompany()];
  const before = await rival.drafts();
  expect(await company.fields(rival.shopId)).toMatchObject({ Error: 'record.notFound' });
  expect(await company.fill([inEnglish('company name', 'Mine')], rival.shopId)).toMatchObject({
    Error: 'record.notFound',
  });
  await company.fill([inEnglish('company name', 'Mine')]);
  expect(await rival.drafts()).toBe(before);
});
