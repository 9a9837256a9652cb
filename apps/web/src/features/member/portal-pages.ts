import type { Module } from '@onehaul/domain/shop';
import { isPaymentPath, paths } from '../../app/paths.ts';

/** The pages of the portal by what one comes for. A page of a module that is off is not there (A3). */
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
      { path: paths.orders, title: 'title.orders', icon: 'order', module: 'consolidation' },
      { path: paths.cases, title: 'title.cases', icon: 'chat', module: 'consolidation' },
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

export function portalGroups(modules: readonly Module[]) {
  return groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter((page: PortalPage) => !('module' in page) || modules.includes(page.module)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Pages that are reached from another, which stays marked in the menu while they are open. */
const behind: Readonly<Record<string, PortalPage['path']>> = {
  [paths.consolidationOrders]: paths.orders,
  [paths.addedList]: paths.added,
};
export const menuPathOf = (path: string) => behind[path] ?? path;

export const portalTitleOf = (path: string) => {
  if (path === paths.addedList) return 'title.addedList';
  return pageTitleOf(path) ?? (isPaymentPath(path) ? 'title.pay' : 'title.personal');
};

const pageTitleOf = (path: string) =>
  groups.flatMap(({ pages }): PortalPage[] => [...pages]).find((page) => page.path === menuPathOf(path))
    ?.title;
