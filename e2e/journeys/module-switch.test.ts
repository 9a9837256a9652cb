import { expect, test } from '@playwright/test';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { ask, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';

const consolidationPages = [
  '/consolidation',
  '/consolidation/problem',
  '/consolidation/contraband',
  '/consolidation/teach',
  '/consolidation/lost-handle',
  '/consolidation/precautions',
  '/consolidation/shipping-calculation',
  '/consolidation/volume-conversion',
];
const otherPages = [
  '/index',
  '/message',
  '/help',
  '/teach',
  '/procedure-domestic',
  '/service/about-Us',
  '/shipping-calculation',
  '/volume-conversion',
  '/charge-introduce',
];

/** Links of a page that lead into the module. */
const linksInto = (html: string) => html.match(/href="[^"]*\/consolidation[^"]*"/g) ?? [];

async function expectWithoutConsolidation({ host }: DemoShop) {
  for (const path of consolidationPages) expect((await ask(host, path)).status, path).toBe(404);
  for (const path of [...otherPages, '/sitemap.xml']) {
    const answer = await ask(host, path);
    expect(answer.status, path).toBe(200);
    expect(linksInto(answer.text), path).toEqual([]);
    expect(answer.text, path).not.toMatch(/<loc>[^<]*\/consolidation/);
  }
}

test('a shop without consolidation has none of its pages and no link to them', async () => {
  const { modules } = await demoShop('northstar.localhost');
  const shop = await copyShop('northstar.localhost', newHost('without-consolidation'), {
    modules: modules.filter((module) => module !== 'consolidation'),
  });
  await expectWithoutConsolidation(shop);
});

test('consolidation switched off in a running shop is gone when the caches have forgotten it', async () => {
  test.setTimeout(150_000);
  const shop = await copyShop('northstar.localhost', newHost('switched-off'));
  for (const path of consolidationPages.slice(1)) expect((await ask(shop.host, path)).status, path).toBe(200);
  const home = await ask(shop.host, '/index');
  expect(linksInto(home.text)).not.toEqual([]);

  await sql(`update shop set modules = array_remove(modules, 'consolidation') where tenant_id = $1`, [
    shop.tenantId,
  ]);
  // The API remembers a shop for 10 s, the web server what it heard and what it rendered for 30 s each.
  const lastPage = async () => {
    const [module, index] = await Promise.all([
      ask(shop.host, '/consolidation/problem'),
      ask(shop.host, '/index'),
    ]);
    return [module.status, linksInto(index.text).length];
  };
  await expect.poll(lastPage, { timeout: 80_000, intervals: [2_000] }).toEqual([404, 0]);
  await expectWithoutConsolidation(shop);
});
