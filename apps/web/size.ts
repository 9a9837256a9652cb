// Checks the JavaScript that a first visit to the home, login, calculator, finder and member pages loads, as the built
// pages reference it: every preload, the entry and its imports, and the texts of one language. Footer and
// contact box load after the page and are not counted. Fails above a budget.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@onehaul/domain/language';
import { hasForbiddenCode, openBundle, withinBudget } from '../../tools/bundle-size.ts';
import type { RenderPlatformPage } from './server/app.ts';

const client = `${import.meta.dirname}/build/client`;
const { gzipBytes, scriptsOf, largestOf } = openBundle(client);

// React Router's own route manifest, which every page imports; Vite's manifest does not list it.
const [routes = ''] = globSync('assets/manifest-*.js', { cwd: client });
const scripts = [...scriptsOf(['src/entry.client.tsx', 'src/root.tsx', 'src/routes/home.tsx']), routes];
const bytes = scripts.reduce((sum, file) => sum + gzipBytes(file), largestOf(/i18n\/src\/web\/\w+\.ts$/));
const isHomeLight = withinBudget('home first-load JavaScript', bytes, 130);

// The login page; its texts are a separate file.
const login = [...scriptsOf(['src/entry.client.tsx', 'src/root.tsx', 'src/routes/login.tsx']), routes];
const texts = [/i18n\/src\/web\/\w+\.ts$/, /messages\/\w+\/session\.json$/].map(largestOf);
const loginBytes = [...login.map(gzipBytes), ...texts].reduce((sum, one) => sum + one, 0);
const isLoginLight = withinBudget('login first-load JavaScript', loginBytes, 193);

// The calculator, a common landing page: prices locally, and loads advice and member calls only when needed.
const calculator = [
  ...scriptsOf(['src/entry.client.tsx', 'src/root.tsx', 'src/routes/shipping-calculation.tsx']),
  routes,
];
const calculatorTexts = [
  /i18n\/src\/web\/\w+\.ts$/,
  ...['fee', 'bill', 'refusal'].map((name) => new RegExp(`messages/\\w+/${name}\\.json$`)),
].map(largestOf);
const calculatorBytes = [...calculator.map(gzipBytes), ...calculatorTexts].reduce((sum, one) => sum + one, 0);
const isCalculatorLight = withinBudget('calculator first-load JavaScript', calculatorBytes, 177);

// The pickup point finder, often opened on mobile: no antd, texts included.
const finder = [
  ...scriptsOf([
    'src/entry.client.tsx',
    'src/root.tsx',
    'src/routes/pages.tsx',
    'src/routes/pickup-points.tsx',
  ]),
  routes,
];
const finderTexts = [/i18n\/src\/web\/\w+\.ts$/, /messages\/\w+\/pickup\.json$/].map(largestOf);
const finderBytes = [...finder.map(gzipBytes), ...finderTexts].reduce((sum, one) => sum + one, 0);
const isFinderLight = withinBudget('pickup points first-load JavaScript', finderBytes, 144);

// Member pages that the server renders (decision 084), texts included: a first visit loads neither Ant Design nor the
// contract's schemas. What a page does besides showing its rows loads when it is used.
const ownPages = [
  { name: 'personal', route: 'member-personal.tsx', texts: ['overview', 'way'], budget: 170 },
  { name: 'parcels', route: 'member-parcels.tsx', texts: ['parcel'], budget: 170 },
  { name: 'forecast', route: 'member-forecast.tsx', texts: ['parcel'], budget: 185 },
  { name: 'orders', route: 'member-orders.tsx', texts: ['order', 'way'], budget: 170 },
  { name: 'cases', route: 'member-case.tsx', texts: ['case'], budget: 170 },
  { name: 'notices', route: 'member-notices.tsx', texts: ['notify'], budget: 170 },
  { name: 'coupons', route: 'member-coupons.tsx', texts: ['reward', 'coupon'], budget: 170 },
  { name: 'wallet', route: 'member-wallet.tsx', texts: ['wallet'], budget: 170 },
  { name: 'addresses', route: 'member-addresses.tsx', texts: ['address'], budget: 185 },
  { name: 'account', route: 'member-account.tsx', texts: ['account'], budget: 185 },
  { name: 'agent', route: 'member-agent.tsx', texts: ['agent'], budget: 170 },
  { name: 'recommend', route: 'member-recommend.tsx', texts: ['agent'], budget: 185 },
  { name: 'peers', route: 'member-peers.tsx', texts: ['seller', 'peers'], budget: 170 },
  { name: 'peer upload', route: 'member-peer-upload.tsx', texts: ['seller', 'peers'], budget: 170 },
  { name: 'COD orders', route: 'member-cod-orders.tsx', texts: ['seller', 'cod', 'way'], budget: 170 },
  { name: 'COD to ship', route: 'member-cod-to-ship.tsx', texts: ['seller', 'cod', 'way'], budget: 170 },
  { name: 'COD shipped', route: 'member-cod-shipped.tsx', texts: ['seller', 'cod', 'way'], budget: 170 },
  { name: 'COD problems', route: 'member-cod-problems.tsx', texts: ['seller', 'cod'], budget: 170 },
  { name: 'COD upload', route: 'member-cod-upload.tsx', texts: ['seller', 'cod'], budget: 170 },
  { name: 'SKUs', route: 'member-cod-skus.tsx', texts: ['seller', 'stock'], budget: 170 },
  { name: 'SKU categories', route: 'member-cod-categories.tsx', texts: ['seller', 'stock'], budget: 170 },
  { name: 'inventory', route: 'member-cod-inventory.tsx', texts: ['seller', 'stock'], budget: 170 },
  { name: 'stock warehouses', route: 'member-cod-warehouses.tsx', texts: ['seller', 'stock'], budget: 170 },
  {
    name: 'marketplace shops',
    route: 'member-shopee-shops.tsx',
    texts: ['seller', 'marketplace'],
    budget: 170,
  },
  {
    name: 'marketplace orders',
    route: 'member-shopee-orders.tsx',
    texts: ['seller', 'marketplace'],
    budget: 170,
  },
  {
    name: 'marketplace to ship',
    route: 'member-shopee-to-ship.tsx',
    texts: ['seller', 'marketplace'],
    budget: 170,
  },
  {
    name: 'marketplace shipped',
    route: 'member-shopee-shipped.tsx',
    texts: ['seller', 'marketplace'],
    budget: 170,
  },
  {
    name: 'marketplace upload',
    route: 'member-shopee-upload.tsx',
    texts: ['seller', 'marketplace'],
    budget: 170,
  },
  { name: 'returns upload', route: 'member-return-upload.tsx', texts: ['seller', 'returns'], budget: 170 },
  { name: 'returns', route: 'member-return-orders.tsx', texts: ['seller', 'returns'], budget: 170 },
  {
    name: 'returns redispatch',
    route: 'member-return-redispatch.tsx',
    texts: ['seller', 'returns', 'order'],
    budget: 170,
  },
  {
    name: 'place order',
    route: 'member-place-order.tsx',
    texts: ['wizard', 'fee', 'bill', 'refusal'],
    budget: 210,
  },
  {
    name: 'instant dispatch',
    route: 'member-immediate.tsx',
    texts: ['wizard', 'fee', 'bill', 'refusal'],
    budget: 210,
  },
  { name: 'services', route: 'member-added.tsx', texts: ['service'], budget: 170 },
  { name: 'service requests', route: 'member-added-list.tsx', texts: ['service'], budget: 170 },
  { name: 'declare', route: 'member-declare.tsx', texts: ['customs'], budget: 170 },
  {
    name: 'dedicated form',
    route: 'member-dedicated-place.tsx',
    texts: ['seller', 'dedicated', 'fee', 'bill'],
    budget: 190,
  },
  {
    name: 'dedicated bookings',
    route: 'member-dedicated-orders.tsx',
    texts: ['seller', 'dedicated'],
    budget: 170,
  },
  { name: 'payment', route: 'member-pay.tsx', texts: ['payment'], budget: 205 },
  { name: 'receipt', route: 'member-pay-receipt.tsx', texts: ['payment'], budget: 205 },
];
const isOwnLight = ownPages.map(({ name, route, texts: own, budget }) => {
  const files = [
    'entry.client.tsx',
    'root.tsx',
    'routes/pages.tsx',
    'routes/own.tsx',
    `routes/${route}`,
    'features/layout/account-menu.tsx',
  ];
  const loaded = [...scriptsOf(files.map((file) => `src/${file}`)), routes];
  const heavy = loaded.filter((file) => hasForbiddenCode(readFileSync(`${client}/${file}`, 'utf8')));
  for (const file of heavy) console.error(`${name} loads Ant Design or zod at first: ${file}`);
  const namespaces = ['member', 'workbench', ...own].map((one) => new RegExp(`messages/\\w+/${one}\\.json$`));
  const ownTexts = [/i18n\/src\/web\/\w+\.ts$/, ...namespaces].map(largestOf);
  const total = [...loaded.map(gzipBytes), ...ownTexts].reduce((sum, one) => sum + one, 0);
  return withinBudget(`${name} first-load JavaScript`, total, budget) && heavy.length === 0;
});

// The platform's own pages have no bundle: the whole document with its styles and script.
const { renderPlatformPage } = (await import(`${import.meta.dirname}/build/server/index.js`)) as {
  renderPlatformPage: RenderPlatformPage;
};
const site = { nonce: '', plans: [], shopDomain: 'shops.example', isSignUpOpen: true } as const;
const largestDocument = Math.max(
  ...(['/', '/open', '/open/confirm'] as const).flatMap((path) =>
    languages.map((language) => gzipSync(renderPlatformPage({ ...site, path, language }).html).length),
  ),
);
const isPlatformLight = withinBudget('platform page, whole document', largestDocument, 24);

const isLight = [isPlatformLight, isHomeLight, isLoginLight, isCalculatorLight, isFinderLight, ...isOwnLight];
process.exitCode = isLight.every(Boolean) ? 0 : 1;
