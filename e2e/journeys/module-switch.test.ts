import { cookieNames } from '@onehaul/domain/cookie-name';
import { send } from '@onehaul/client/send';
import { codCalls } from '@onehaul/contract/cod';
import { codDeskCalls } from '@onehaul/contract/console/cod';
import { dedicatedDeskCalls } from '@onehaul/contract/console/dedicated';
import { peerDeskCalls } from '@onehaul/contract/console/peers';
import { stockDeskCalls } from '@onehaul/contract/console/stock';
import { dedicatedCalls } from '@onehaul/contract/dedicated';
import { peerCalls, peerOpenCalls } from '@onehaul/contract/peer';
import { stockCalls } from '@onehaul/contract/stock';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { asVisitor, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ask, consoleOrigin, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { askAsStaff, newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, opensWithin, prefer, test } from '../test.ts';

// The session check returns 401 before sign-in.
test.use({ meets: [401] });

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

/** Links of a page that lead to the module. */
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
  // The API caches a shop for 10 s, the web server its API responses and its rendered pages for 30 s each.
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

/** Pages of cash on delivery, peers and dedicated lines, as spelled in §2. */
const sellerPages = [
  ...['category', 'sku', 'problem', 'warehouse', 'inventory', 'order', 'pendShipOrder', 'ShippedOrder']
    .concat('upload')
    .map((name) => `/cod/${name}`),
  '/same/upload',
  '/same/order',
  '/dedicated/place-order',
  '/dedicated/order',
];
const isOff = expect.objectContaining({ error: 'access.moduleOff' });
const page1 = { pageIndex: 1, pageRows: 10, search: '' };

test('a shop without the tools of sellers: no page, no menu, no call, neither for members nor for staff', async ({
  page,
  openBrowser,
}) => {
  const { modules } = await demoShop('harbour.localhost');
  const off = ['cashOnDelivery', 'peers', 'dedicatedLine', 'returns'];
  const shop = await copyShop('harbour.localhost', newHost('without-tools'), {
    modules: modules.filter((module) => !off.includes(module)),
  });
  const desk = await openBrowser();
  const [member, owner] = await Promise.all([newMember(shop.host), newStaff(shop, 'owner')]);
  const [accessToken] = await Promise.all([signInBrowser(page, member), signInStaff(desk, owner)]);

  // Member: the pages do not exist, nothing links to them, and the server refuses.
  for (const path of sellerPages)
    expect(
      (await ask(shop.host, path, { cookie: `${cookieNames.access}=${accessToken}` })).status,
      path,
    ).toBe(404);
  const asMember = { ...asVisitor(shop.host), accessToken };
  for (const [name, made] of Object.entries({
    cod: () => send(codCalls.count, {}, asMember),
    stock: () => send(stockCalls.warehouses, page1, asMember),
    peers: () => send(peerCalls.account, {}, asMember),
    keys: () => send(peerOpenCalls.findOrders, page1, asMember),
    dedicated: () => send(dedicatedCalls.ways, {}, asMember),
  }))
    await expect(made(), name).rejects.toEqual(isOff);
  await openMemberPage(page, shop.host, '/member/personal');
  const menu = (at: typeof page) =>
    at.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(page.locator('nav a[href="/member/order"]').first()).toBeAttached();
  expect((await menu(page)).filter((path) => /^\/(cod|same|dedicated|back)\//.test(path ?? ''))).toEqual([]);
  await expect(page.locator('nav a[href="/shopee/order"]').first()).toBeAttached();

  // Staff: even the owner, who has all permissions, has no desk for them.
  for (const [name, made] of Object.entries({
    cod: () => askAsStaff(desk, codDeskCalls.sellers, page1),
    stock: () => askAsStaff(desk, stockDeskCalls.list, { ...page1, shopId: null, isLow: false }),
    peers: () => askAsStaff(desk, peerDeskCalls.list, page1),
    dedicated: () => askAsStaff(desk, dedicatedDeskCalls.list, page1),
  }))
    await expect(made(), name).rejects.toEqual(isOff);
  await desk.goto(`${consoleOrigin()}/peers`);
  await expect(desk.getByText(text('en', 'console', 'forbidden.title'))).toBeVisible(opensWithin);
  const desks = await menu(desk);
  expect(desks).toContain('/marketplaces');
  expect(
    desks.filter((path) => ['/cod', '/stock', '/returns', '/peers', '/dedicated'].includes(path ?? '')),
  ).toEqual([]);
});

test('W8: a shop without consolidation that takes other orders has the list of orders and leads to it', async ({
  page,
}) => {
  const shop = await copyShop('harbour.localhost', newHost('cod-alone'), { modules: ['cashOnDelivery'] });
  const member = await newMember(shop.host);
  const accessToken = await signInBrowser(page, member);
  const statusOf = async (path: string) =>
    (await ask(shop.host, path, { cookie: `${cookieNames.access}=${accessToken}` })).status;
  expect(await statusOf('/consolidation/order')).toBe(404);
  await prefer(page, shop.host, 'en');
  await openMemberPage(page, shop.host, '/member/personal');
  await page.locator('nav a[href="/member/order"]:visible').first().click();
  await expect(page.getByText(text('en', 'order', 'list.emptyTitle'))).toBeVisible(opensWithin);
  // Nothing links to the missing pages.
  await expect(page.locator('main a[href="/member/parcel"]')).toHaveCount(0);
  expect(await statusOf('/member/case')).toBe(200);
});

test('W8: a shop of pickup points alone has no list of orders', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('points-alone'), { modules: ['pickupPoint'] });
  const accessToken = await signInBrowser(page, await newMember(shop.host));
  for (const path of ['/member/order', '/member/case'])
    expect(
      (await ask(shop.host, path, { cookie: `${cookieNames.access}=${accessToken}` })).status,
      path,
    ).toBe(404);
});
