import { needsPass } from '@onehaul/domain/launch/shop-gate';
import type { ShopState } from '@onehaul/domain/shop';
import type { Permission } from '@onehaul/domain/staff/role';
import { paths } from './paths.ts';

/** A permission, or several of which any one suffices. */
type Needed = Permission | readonly Permission[];
type Entry = { readonly name: string; readonly path: string; readonly permission: Needed };
const isGranted = (needed: Needed, permissions: readonly Permission[]) =>
  [needed].flat().some((permission) => permissions.includes(permission));

/** What waits, for everybody who may see any of the lists behind it. */
const home = {
  name: 'board',
  path: paths.board,
  permission: ['parcel:read', 'order:read', 'claim:read', 'case:read', 'finance:read'],
} as const satisfies Entry;

/** Scan stations in the order parcels pass them; each fills the screen. */
const stations = [
  { name: 'receive', path: paths.receive, permission: 'parcel:work' },
  { name: 'measure', path: paths.measure, permission: 'parcel:work' },
  { name: 'putAway', path: paths.putAway, permission: 'parcel:work' },
  { name: 'hold', path: paths.hold, permission: 'parcel:hold' },
  { name: 'pick', path: paths.pick, permission: 'order:work' },
  { name: 'pack', path: paths.pack, permission: 'order:work' },
  { name: 'boxes', path: paths.boxes, permission: 'order:work' },
  { name: 'stockIn', path: paths.stockIn, permission: 'stock:work' },
  { name: 'returnsIn', path: paths.returnsIn, permission: 'return:work' },
  { name: 'measureAgain', path: paths.measureAgain, permission: 'parcel:work' },
  { name: 'services', path: paths.services, permission: 'service:read' },
] as const satisfies readonly Entry[];

/** Desk pages by subject. */
const deskGroups = [
  {
    name: 'people',
    desks: [
      { name: 'members', path: paths.members, permission: 'member:read' },
      { name: 'cases', path: paths.cases, permission: 'case:read' },
    ],
  },
  {
    name: 'goods',
    desks: [
      { name: 'parcels', path: paths.parcels, permission: 'parcel:read' },
      { name: 'unclaimed', path: paths.unclaimed, permission: 'claim:read' },
      { name: 'orders', path: paths.orders, permission: 'order:read' },
      { name: 'exceptions', path: paths.exceptions, permission: 'order:read' },
      { name: 'adjust', path: paths.adjust, permission: 'order:read' },
      { name: 'batches', path: paths.batches, permission: 'order:read' },
      { name: 'arrivals', path: paths.arrivals, permission: 'order:work' },
      { name: 'consignees', path: paths.consignees, permission: 'consignee:read' },
    ],
  },
  {
    name: 'sellers',
    desks: [
      { name: 'stock', path: paths.stock, permission: 'stock:read' },
      { name: 'cod', path: paths.cod, permission: 'cod:read' },
      { name: 'marketplaces', path: paths.marketplaces, permission: 'marketplace:read' },
      { name: 'returns', path: paths.returns, permission: 'return:read' },
      { name: 'peers', path: paths.peers, permission: 'peer:read' },
      { name: 'dedicated', path: paths.dedicated, permission: 'dedicated:read' },
    ],
  },
  {
    name: 'money',
    desks: [
      { name: 'finance', path: paths.finance, permission: 'finance:read' },
      { name: 'moneyAccounts', path: paths.moneyAccounts, permission: 'finance:read' },
      { name: 'tariffs', path: paths.tariffs, permission: 'tariff:read' },
      { name: 'carrierInvoices', path: paths.carrierInvoices, permission: 'report:read' },
      { name: 'reports', path: paths.reports, permission: 'report:read' },
    ],
  },
  {
    name: 'growth',
    desks: [
      { name: 'campaigns', path: paths.campaigns, permission: 'campaign:read' },
      { name: 'agents', path: paths.agents, permission: 'agent:read' },
      { name: 'reviews', path: paths.reviews, permission: 'content:read' },
    ],
  },
  {
    name: 'house',
    desks: [
      { name: 'launch', path: paths.launch, permission: 'studio:read' },
      { name: 'companies', path: paths.companies, permission: 'company:read' },
      { name: 'plans', path: paths.plans, permission: 'company:read' },
      { name: 'invoices', path: paths.invoices, permission: 'company:read' },
      { name: 'platformAnnouncements', path: paths.platformAnnouncements, permission: 'company:read' },
      { name: 'dictionaries', path: paths.dictionaries, permission: 'reference:read' },
      { name: 'studio', path: paths.studio, permission: ['studio:read', 'content:read'] },
      { name: 'rules', path: paths.rules, permission: 'studio:read' },
      { name: 'printers', path: paths.printers, permission: 'studio:read' },
      { name: 'domains', path: paths.domains, permission: 'studio:read' },
      { name: 'staff', path: paths.staff, permission: 'staff:read' },
      { name: 'audit', path: paths.audit, permission: 'audit:read' },
      { name: 'plan', path: paths.plan, permission: 'shop:publish' },
      { name: 'operatorAccess', path: paths.operatorAccess, permission: 'shop:publish' },
      { name: 'archives', path: paths.archives, permission: 'shop:publish' },
      { name: 'failures', path: paths.failures, permission: 'job:read' },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly desks: readonly Entry[] }[];
type Desk = (typeof deskGroups)[number]['desks'][number];
const desks = deskGroups.flatMap((group): Desk[] => [...group.desks]);

/** Menu pages in order, with the permission each requires. */
export const pages = [home, ...stations, ...desks];
export type StationName = (typeof stations)[number]['name'];
export type PageName = (typeof pages)[number]['name'];

/** Forms that have an address of their own. */
const acts = [
  { name: 'announcement', permission: 'content:edit' },
  { name: 'article', permission: 'content:edit' },
  { name: 'banner', permission: 'banner:edit' },
  { name: 'campaign', permission: 'campaign:edit' },
] as const satisfies readonly { readonly name: string; readonly permission: Permission }[];

const isVisibleTo =
  (permissions: readonly Permission[]) =>
  ({ permission }: Entry) =>
    isGranted(permission, permissions);

export const pagesFor = (permissions: readonly Permission[]) => pages.filter(isVisibleTo(permissions));
/** Returns the desk groups visible with these permissions; empty groups are left out. */
export const deskGroupsFor = (permissions: readonly Permission[]) =>
  deskGroups
    .map(({ name, desks: all }) => ({ name, desks: [...all].filter(isVisibleTo(permissions)) }))
    .filter((group) => group.desks.length > 0);
/** Returns all stations while the user is unknown (offline): scans queue, the server checks permissions. */
export const stationsFor = (permissions: readonly Permission[] | undefined) =>
  permissions ? stations.filter(isVisibleTo(permissions)) : stations;
export const homeFor = (permissions: readonly Permission[]) =>
  isVisibleTo(permissions)(home) ? home : undefined;
/** Returns the forms a person may open directly. */
export const actsFor = (permissions: readonly Permission[]) =>
  pagesFor(permissions).some(({ name }) => name === 'studio')
    ? acts
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ name }) => ({ name, path: `${paths.studio}/${name}?record=new` }))
    : [];
export const isStation = (name: PageName): name is StationName => stations.some((one) => one.name === name);

/**
 * Returns the landing page: the go-live list for an owner with no other shop than one being prepared, the first
 * station for staff who handle parcels but may not decide claims, the home page for everybody else who has one.
 */
export function landingPathFor(
  permissions: readonly Permission[],
  shops: readonly { readonly state: ShopState }[] = [],
): string {
  const isPreparing = shops.length > 0 && shops.every(({ state }) => needsPass(state));
  if (isPreparing && permissions.includes('shop:publish')) return paths.launch;
  const isClerk = permissions.includes('parcel:work') && !permissions.includes('claim:decide');
  if (isClerk) return paths.receive;
  const first = homeFor(permissions) ?? desks.find(isVisibleTo(permissions));
  return first?.path ?? paths.account;
}

/** Permission a route requires; enforced for the menu entry and for the URL itself. */
export type PageHandle = { readonly permission: Needed };

/** Returns whether the permissions cover every matched route. */
export function canSee(
  matches: readonly { readonly handle?: unknown }[],
  permissions: readonly Permission[],
): boolean {
  return matches.every(({ handle }) => {
    const needed = (handle as PageHandle | undefined)?.permission;
    return !needed || isGranted(needed, permissions);
  });
}
