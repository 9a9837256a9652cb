import { type Module, orderModules } from '@onehaul/domain/shop';
import { paths } from '../../app/paths.ts';
import { sellerPaths } from '../../app/seller-paths.ts';

/** Portal pages grouped by task. A page of a module that is off is omitted (A3). */
const groups = [
  {
    title: undefined,
    pages: [
      { path: paths.personal, title: 'title.personal', icon: 'home' },
      { path: paths.notices, title: 'title.notices', icon: 'bell' },
    ],
  },
  {
    title: 'nav.parcels',
    pages: [
      { path: paths.parcels, title: 'title.parcels', icon: 'box', module: 'consolidation' },
      { path: paths.forecast, title: 'title.forecast', icon: 'scan', module: 'consolidation' },
      { path: paths.added, title: 'title.added', icon: 'wand', module: 'consolidation' },
    ],
  },
  {
    title: 'nav.ship',
    pages: [
      { path: paths.placeOrder, title: 'title.placeOrder', icon: 'truck', module: 'consolidation' },
      { path: paths.immediate, title: 'title.immediate', icon: 'bolt', module: 'consolidation' },
      { path: paths.addresses, title: 'title.addresses', icon: 'pin' },
      { path: paths.declare, title: 'title.declare', icon: 'stamp' },
    ],
  },
  {
    title: 'nav.orders',
    pages: [
      { path: paths.orders, title: 'title.orders', icon: 'order', oneOf: orderModules },
      { path: paths.cases, title: 'title.cases', icon: 'chat', oneOf: orderModules },
    ],
  },
  {
    title: 'nav.sellers',
    pages: [
      { path: sellerPaths.codOrders, title: 'title.cod', icon: 'coins', module: 'cashOnDelivery' },
      { path: sellerPaths.shopeeOrders, title: 'title.shopee', icon: 'store', module: 'marketplace' },
      { path: sellerPaths.returnOrders, title: 'title.returns', icon: 'back', module: 'returns' },
      { path: sellerPaths.peerOrders, title: 'title.peers', icon: 'peers', module: 'peers' },
      { path: sellerPaths.dedicatedOrders, title: 'title.dedicated', icon: 'route', module: 'dedicatedLine' },
    ],
  },
  {
    title: 'nav.wallet',
    pages: [
      { path: paths.wallet, title: 'title.wallet', icon: 'wallet' },
      { path: paths.coupons, title: 'title.coupons', icon: 'ticket' },
    ],
  },
  {
    title: 'nav.friends',
    pages: [
      { path: paths.agent, title: 'title.agent', icon: 'agent', module: 'agent' },
      { path: paths.recommend, title: 'title.recommend', icon: 'gift', module: 'agent' },
    ],
  },
  {
    title: 'nav.account',
    pages: [{ path: paths.account, title: 'title.account', icon: 'settings' }],
  },
] as const;

export type PortalPage = (typeof groups)[number]['pages'][number];

const modulesOf = (page: PortalPage): readonly Module[] | undefined =>
  'oneOf' in page ? page.oneOf : 'module' in page ? [page.module] : undefined;

const isOffered = (page: PortalPage, modules: readonly Module[]) => {
  const needed = modulesOf(page);
  return !needed || needed.some((module) => modules.includes(module));
};

export function portalGroups(modules: readonly Module[]) {
  return groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter((page: PortalPage) => isOffered(page, modules)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Pages of the bottom tabs; the last tab, which opens the menu, is none of them. */
const tabs = [
  { path: paths.personal, text: 'tab.home', icon: 'home' },
  { path: paths.parcels, text: 'nav.parcels', icon: 'box' },
  { path: paths.placeOrder, text: 'nav.ship', icon: 'truck' },
  { path: paths.orders, text: 'nav.orders', icon: 'order' },
] as const;

export function bottomPages(modules: readonly Module[]) {
  const offered = portalGroups(modules).flatMap(({ pages }) => pages.map(({ path }) => path as string));
  return tabs.filter(({ path }) => offered.includes(path));
}

/** Pages reached from another one, which stays highlighted in the menu. */
const behind: Readonly<Record<string, PortalPage['path']>> = {
  [paths.consolidationOrders]: paths.orders,
  [paths.addedList]: paths.added,
  [sellerPaths.codToShip]: sellerPaths.codOrders,
  [sellerPaths.codShipped]: sellerPaths.codOrders,
  [sellerPaths.codProblems]: sellerPaths.codOrders,
  [sellerPaths.codUpload]: sellerPaths.codOrders,
  [sellerPaths.codSkus]: sellerPaths.codOrders,
  [sellerPaths.codCategories]: sellerPaths.codOrders,
  [sellerPaths.codInventory]: sellerPaths.codOrders,
  [sellerPaths.codWarehouses]: sellerPaths.codOrders,
  [sellerPaths.shopeeShops]: sellerPaths.shopeeOrders,
  [sellerPaths.shopeeToShip]: sellerPaths.shopeeOrders,
  [sellerPaths.shopeeShipped]: sellerPaths.shopeeOrders,
  [sellerPaths.shopeeUpload]: sellerPaths.shopeeOrders,
  [sellerPaths.returnUpload]: sellerPaths.returnOrders,
  [sellerPaths.redispatch]: sellerPaths.returnOrders,
  [sellerPaths.peerUpload]: sellerPaths.peerOrders,
  [sellerPaths.dedicatedPlaceOrder]: sellerPaths.dedicatedOrders,
};
export const menuPathOf = (path: string) => behind[path] ?? path;
