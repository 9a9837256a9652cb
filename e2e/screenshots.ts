// `npm run screenshots [part of a name ...]` draws docs/screenshots and docs/guide/pictures from the build; `--all` also draws the screens that are
// not kept in the repository, into .run/screenshots.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { companyCalls } from '@onehaul/contract/console/companies';
import { hostCalls } from '@onehaul/contract/console/hosts';
import { memberDeskCalls } from '@onehaul/contract/console/members';
import { currency } from '@onehaul/contract/console/studio/currency';
import type { Language } from '@onehaul/domain/language';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../database/seeds/demo/people.ts';
import { demoOperator, demoStaffPassword } from '../database/seeds/demo/staff.ts';
import { chromiumLaunch } from './chromium.ts';
import { articlesOf, demoShop, linesOf } from './demo-data.ts';
import { stepInside } from './inside.ts';
import { signInBrowser } from './members.ts';
import { consoleOrigin, cookieOf, originOf, sql } from './product.ts';
import { type Screen, screens } from './screens.ts';
import { smallPng } from './small-png.ts';
import { askAsStaff, newStaff, signInStaff } from './staff.ts';
import { startServers } from './start-servers.ts';

const folders = {
  screenshots: new URL('../docs/screenshots/', import.meta.url),
  guide: new URL('../docs/guide/pictures/', import.meta.url),
  other: new URL('../.run/screenshots/', import.meta.url),
};
const largestBytes = 400_000;
/** An ordinary browser: pages tell people which one they used. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const shop = 'harbour';
const host = `${shop}.localhost`;
const languages: Language[] = ['en', 'zhHans'];
const viewport = { width: 1440, height: 900 };

type Shot = { readonly name: string; readonly language: Language; readonly screen: Screen };

const shots: Shot[] = screens.flatMap((screen) =>
  screen.keptIn === 'guide'
    ? [{ name: screen.name, language: 'en', screen }]
    : languages.map((language) => ({ name: `${screen.name}-${language}`, language, screen })),
);

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const states = new Map<string, Promise<State>>();

/** The cookies of someone who signs in once for all pictures: lists of sign-ins stay short. */
function stateOf(who: string, signIn: (tab: Page) => Promise<void>, browser: Browser): Promise<State> {
  const made = states.get(who) ?? signedIn(signIn, browser);
  states.set(who, made);
  return made;
}

async function signedIn(signIn: (tab: Page) => Promise<void>, browser: Browser): Promise<State> {
  const context = await browser.newContext({ userAgent });
  await signIn(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

async function signInMember(tab: Page): Promise<void> {
  await signInBrowser(tab, { host, username: 'demo', password: demoPassword, memberCode: '' });
}

/** The owner of a company, who has done some of what the log shows. */
async function signInOwner(tab: Page): Promise<void> {
  await signInStaff(tab, { email: `owner@${shop}.example`, password: demoStaffPassword, name: '' });
  const { items } = await askAsStaff(tab, memberDeskCalls.list, { pageIndex: 1, pageRows: 3, search: '' });
  const [first, second, third] = items.map(({ shopId, id }) => ({ shopId, id }));
  await askAsStaff(tab, memberDeskCalls.reveal, { ...first!, reason: '#20417' });
  await askAsStaff(tab, memberDeskCalls.resetPassword, { ...second!, reason: '#20419' });
  await askAsStaff(tab, memberDeskCalls.suspend, { ...third!, reason: '#20423' });
  await askAsStaff(tab, memberDeskCalls.restore, third!);
  const { shopId } = first!;
  const { version, values } = await askAsStaff(tab, currency.calls.get, { shopId, key: 'HKD' });
  const changed = { ...values, exchangeRate: 1.0925 };
  await askAsStaff(tab, currency.calls.save, { shopId, key: 'HKD', version, values: changed });
}

async function signInOperator(tab: Page): Promise<void> {
  await signInStaff(tab, { ...demoOperator, password: demoStaffPassword });
}

/** The owner of a company that the operator has just opened with the starter data of a market. */
async function signInNewOwner(tab: Page): Promise<void> {
  await signInStaff(tab, await newStaff({ tenantId: 1 }, 'operator'));
  const { tenantId } = await askAsStaff(tab, companyCalls.add, {
    company: 'Lantern Freight',
    personName: 'Lan Tran',
    email: 'lan@lantern.example',
    language: 'en',
    market: 'hongKongTaiwan',
    shopName: 'Lantern',
    label: 'lantern',
    plan: 'standard',
  });
  await tab.context().clearCookies();
  await signInStaff(tab, await newStaff({ tenantId }, 'owner'));
  const [shopRow] = await sql<{ id: number }>('select id from shop where tenant_id = $1', [tenantId]);
  await askAsStaff(tab, hostCalls.add, {
    shopId: shopRow!.id,
    name: 'shop.lantern-freight.com',
    kind: 'web',
  });
}

const signIns: Partial<Record<Screen['as'], (tab: Page) => Promise<void>>> = {
  member: signInMember,
  staff: signInOwner,
  newOwner: signInNewOwner,
  operator: signInOperator,
};
const originsOf: Partial<Record<Screen['as'], () => string>> = {
  stranger: consoleOrigin,
  staff: consoleOrigin,
  newOwner: consoleOrigin,
  operator: consoleOrigin,
  applicant: () => originOf('onehaul.localhost'),
};

/** Opens a page as the one who looks at it, and waits until all of it is there. */
async function open(tab: Page, { name, language, screen }: Shot): Promise<void> {
  const origin = originsOf[screen.as]?.() ?? originOf(host);
  await tab.context().addCookies([cookieOf('language', language, new URL(origin).hostname)]);
  await stepInside(tab, origin);
  await tab.evaluate((value) => localStorage.setItem('language', value), language);
  if (screen.as === 'staff') await tab.evaluate(rememberWorkplace, await firstWorkplace());
  if (screen.as === 'staff')
    await sql('update staff set language = $1 where email = $2', [language, `owner@${shop}.example`]);
  const id = screen.path.includes('{id}') ? await demoMember() : '';
  const way = screen.path.includes('{way}') ? await firstWay() : '';
  const line = screen.path.includes('{line}') ? await firstLine() : '';
  const [lineId, articleId] = screen.keptIn === 'guide' ? await firstRecords() : ['', ''];
  const path = screen.path
    .replace('{id}', id)
    .replace('{way}', way)
    .replace('{lineId}', lineId)
    .replace('{articleId}', articleId)
    .replace('{line}', line);
  const response = await tab.goto(origin + path);
  if (!response?.ok()) throw new Error(`${name}: ${response?.status()}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  // Not `networkidle`: a member's page keeps its event stream open.
  await tab.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  // The text editor loads after its form.
  if (screen.path.includes('{articleId}')) await tab.locator('.ProseMirror').waitFor();
  if (screen.isWhole) await loadFooter(tab);
}

/** Warehouse, destination and goods of the shop's first line. */
async function firstWay(): Promise<string> {
  const [found] = await sql<{ way: string }>(
    `select format('from=%s&to=%s&goods=%s', warehouse_id, country_id, min(goods_type_id)) as way
     from line l join line_goods_type g on (g.tenant_id, g.shop_id, g.line_id) = (l.tenant_id, l.shop_id, l.id)
       join host h on (h.tenant_id, h.shop_id) = (l.tenant_id, l.shop_id)
     where h.name = $1 and is_open group by position, warehouse_id, country_id order by position limit 1`,
    [host],
  );
  return found!.way;
}

/** The shop's first line, as the console's address names it. */
async function firstLine(): Promise<string> {
  const owned = await demoShop(host);
  const [line] = await linesOf(owned);
  return `${owned.id}/${line!.id}`;
}

/** Keys of the shop's first line and first help page. */
async function firstRecords(): Promise<[string, string]> {
  const owned = await demoShop(host);
  const [[line], [article]] = await Promise.all([linesOf(owned), articlesOf(owned, 'help')]);
  return [String(line!.id), String(article!.id)];
}

type Workplace = { readonly shopId: number; readonly warehouseId: number };

/** The first warehouse of the shop, with the names a station shows. */
async function firstWorkplace(): Promise<Workplace> {
  const [found] = await sql<Workplace>(
    `select w.shop_id as "shopId", w.id as "warehouseId", s.names->>'en' as "shopName",
       w.names->>'en' as "warehouseName", w.code as "warehouseCode"
     from warehouse w join shop s on (s.tenant_id, s.id) = (w.tenant_id, w.shop_id)
       join host h on (h.tenant_id, h.shop_id) = (w.tenant_id, w.shop_id)
     where h.name = $1 order by w.id limit 1`,
    [host],
  );
  return found!;
}

const rememberWorkplace = (workplace: Workplace) =>
  localStorage.setItem('station.workplace', JSON.stringify(workplace));

async function demoMember(): Promise<string> {
  const [found] = await sql<{ key: string }>(
    `select shop_id || '-' || id as key from member where username = 'demo'
       and (tenant_id, shop_id) in (select tenant_id, shop_id from host where name = $1)`,
    [host],
  );
  return found!.key;
}

async function draw(browser: Browser, shot: Shot) {
  const { name, screen } = shot;
  const signIn = signIns[screen.as];
  const state = signIn && (await stateOf(screen.as, signIn, browser));
  const context = await browser.newContext({
    ...(state && { storageState: state }),
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
  });
  const tab = await context.newPage();
  await open(tab, shot);
  const picture = smallPng(await tab.screenshot({ fullPage: screen.isWhole ?? false }));
  await context.close();
  await writeFile(new URL(`${name}.png`, folders[screen.keptIn ?? 'other']), picture);
  const size = `${Math.round(picture.length / 1000)} kB`;
  if (picture.length > largestBytes)
    throw new Error(`${name}.png has ${size}, which is too much for a document`);
  console.log(`${name}.png ${size}`);
}

/** The code of the app loads when it comes near the window; it has to be there when the whole page is drawn. */
async function loadFooter(tab: Page) {
  const footer = tab.locator('footer');
  // A member's pages have none.
  if ((await footer.count()) === 0) return;
  await footer.scrollIntoViewIfNeeded();
  if ((await footer.getByRole('group').count()) > 0) await footer.getByRole('figure').waitFor();
  await tab.evaluate(() => window.scrollTo(0, 0));
}

const { values: options, positionals: wanted } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isWanted = ({ name, screen }: Shot) =>
  (options.all || screen.keptIn) && (wanted.length === 0 || wanted.some((part) => name.includes(part)));
const product = await startServers();
// Where the helpers of the journeys look for it.
process.env.E2E_PORT = String(product.port);
process.env.E2E_DATABASE = product.database;
process.env.E2E_CONSOLE = String(product.consolePort);
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  for (const shot of shots.filter(isWanted)) await draw(browser, shot);
} finally {
  await browser.close();
  await product.stop();
}
