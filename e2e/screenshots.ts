// Draws the pictures of docs/screenshots from what was built: `node e2e/screenshots.ts [part of a name ...]`.
import { mkdir, writeFile } from 'node:fs/promises';
import { send } from '@onehaul/client/send';
import { memberDeskCalls } from '@onehaul/contract/console/members';
import { rateCalls } from '@onehaul/contract/console/rates';
import { sessionCalls } from '@onehaul/contract/session';
import type { Language } from '@onehaul/domain/language';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../database/seeds/demo/people.ts';
import { demoStaffPassword } from '../database/seeds/demo/staff.ts';
import { chromiumLaunch } from './chromium.ts';
import { demoShop, linesOf } from './demo-data.ts';
import { fromInside, stepInside } from './inside.ts';
import { signInBrowser } from './members.ts';
import { consoleOrigin, cookieOf, originOf, sql } from './product.ts';
import { type Screen, screens } from './screens.ts';
import { smallPng } from './small-png.ts';
import { askAsStaff, signInStaff } from './staff.ts';
import { startServers } from './start-servers.ts';

const folder = new URL('../docs/screenshots/', import.meta.url);
const largestBytes = 400_000;
/** An ordinary browser: pages tell people which one they used. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const languages: Language[] = ['zhHans', 'vi'];
const windows = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

type Shot = {
  readonly name: string;
  readonly shop: string;
  readonly language: Language;
  readonly window: (typeof windows)[number];
  readonly screen: Screen;
};

const shots: Shot[] = screens.flatMap((screen) =>
  screen.shops.flatMap((shop) =>
    languages.flatMap((language) =>
      windows
        .filter(({ width }) => screen.widths.includes(width))
        .map((window) => ({
          name: [
            ...(screen.name.startsWith('console') ? [] : [shop]),
            screen.name,
            language,
            window.width,
          ].join('-'),
          shop,
          language,
          window,
          screen,
        })),
    ),
  ),
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

async function signInMember(tab: Page, host: string): Promise<void> {
  await signInBrowser(tab, { host, username: 'demo', password: demoPassword, memberCode: '' });
}

/** The owner of a company, who has done some of what the log shows. */
async function signInOwner(tab: Page, shop: string): Promise<void> {
  await signInStaff(tab, { email: `owner@${shop}.example`, password: demoStaffPassword, name: '' });
  const { items } = await askAsStaff(tab, memberDeskCalls.list, { pageIndex: 1, pageRows: 3, search: '' });
  const [first, second, third] = items.map(({ shopId, id }) => ({ shopId, id }));
  await askAsStaff(tab, memberDeskCalls.reveal, { ...first!, reason: '#20417' });
  await askAsStaff(tab, memberDeskCalls.resetPassword, { ...second!, reason: '#20419' });
  await askAsStaff(tab, memberDeskCalls.suspend, { ...third!, reason: '#20423' });
  await askAsStaff(tab, memberDeskCalls.restore, third!);
  await askAsStaff(tab, rateCalls.set, { shopId: first!.shopId, code: 'HKD', exchangeRate: 1.0925 });
}

/** Opens a page as the one who looks at it, and waits until all of it is there. */
async function open(tab: Page, { name, shop, language, screen }: Shot): Promise<void> {
  const host = `${shop}.localhost`;
  const isConsole = screen.as === 'stranger' || screen.as === 'staff';
  const origin = isConsole ? consoleOrigin() : originOf(host);
  await tab.context().addCookies([cookieOf('language', language, isConsole ? 'console.localhost' : host)]);
  await stepInside(tab, origin);
  await tab.evaluate((value) => localStorage.setItem('language', value), language);
  if (screen.as === 'staff')
    await sql('update staff set language = $1 where email = $2', [language, `owner@${shop}.example`]);
  const id = screen.path.includes('{id}') ? await (isConsole ? demoMember(host) : newQrId(tab)) : '';
  const way = screen.path.includes('{way}') ? await firstWay(host) : '';
  const line = screen.path.includes('{line}') ? await firstLine(host) : '';
  const path = screen.path.replace('{id}', id).replace('{way}', way).replace('{line}', line);
  const response = await tab.goto(origin + path, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${name}: ${response?.status()}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.locator('[aria-busy="true"], .ant-skeleton').first().waitFor({ state: 'detached' });
  if (screen.isWhole) await loadFooter(tab);
}

/** Warehouse, destination and goods of the shop's first line. */
async function firstWay(host: string): Promise<string> {
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
async function firstLine(host: string): Promise<string> {
  const shop = await demoShop(host);
  const [line] = await linesOf(shop);
  return `${shop.id}/${line!.id}`;
}

async function newQrId(tab: Page): Promise<string> {
  const answer = { baseUrl: '/api', language: 'en', transport: fromInside(tab) } as const;
  return (await send(sessionCalls.startQr, {}, answer)).id;
}

async function demoMember(host: string): Promise<string> {
  const [found] = await sql<{ key: string }>(
    `select shop_id || '-' || id as key from member where username = 'demo'
       and (tenant_id, shop_id) in (select tenant_id, shop_id from host where name = $1)`,
    [host],
  );
  return found!.key;
}

async function draw(browser: Browser, shot: Shot) {
  const { name, shop, window, screen } = shot;
  const state =
    screen.as === 'member'
      ? await stateOf(`member of ${shop}`, (tab) => signInMember(tab, `${shop}.localhost`), browser)
      : screen.as === 'staff'
        ? await stateOf(`owner of ${shop}`, (tab) => signInOwner(tab, shop), browser)
        : undefined;
  const context = await browser.newContext({
    ...(state && { storageState: state }),
    viewport: window,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
  });
  const tab = await context.newPage();
  await open(tab, shot);
  const picture = smallPng(await tab.screenshot({ fullPage: screen.isWhole ?? false }));
  await context.close();
  await writeFile(new URL(`${name}.png`, folder), picture);
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

const wanted = process.argv.slice(2);
const product = await startServers();
// Where the helpers of the journeys look for it.
process.env.E2E_PORT = String(product.port);
process.env.E2E_DATABASE = product.database;
process.env.E2E_CONSOLE = String(product.consolePort);
const browser = await chromium.launch(chromiumLaunch);
try {
  await mkdir(folder, { recursive: true });
  for (const shot of shots) {
    if (wanted.length === 0 || wanted.some((part) => shot.name.includes(part))) await draw(browser, shot);
  }
} finally {
  await browser.close();
  await product.stop();
}
