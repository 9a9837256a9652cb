import type { LazyConsoleNamespace } from '@onehaul/i18n/console-messages';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { loadNamespaces } from './app/language.ts';
import { loadMe, loadMeAtStation, meRoute, shouldRevalidateMe, stationMeRoute } from './app/me.ts';
import { isStation, type PageHandle, type PageName, pages } from './app/navigation.ts';
import { paths } from './app/paths.ts';
import { ErrorMessage, ErrorScreen, LoadingScreen } from './app/screens.tsx';

/** Loads a page together with its lazy texts. */
async function withTexts<Module>(
  page: Promise<Module>,
  ...namespaces: readonly LazyConsoleNamespace[]
): Promise<Module> {
  const [module] = await Promise.all([page, loadNamespaces(...namespaces)]);
  return module;
}
const withTariffTexts = <Module,>(page: Promise<Module>) => withTexts(page, 'tariff', 'bill');
const withStationTexts = <Module,>(page: Promise<Module>) => withTexts(page, 'station');

const withPackingTexts = <Module,>(page: Promise<Module>) => withTexts(page, 'station', 'packing', 'bill');

const withStudioTexts = <Module,>(page: Promise<Module>) => withTexts(page, 'studio');

const withDispatchTexts = <Module,>(page: Promise<Module>) => withTexts(page, 'dispatch');

const pageModules: Record<PageName, NonNullable<RouteObject['lazy']>> = {
  receive: () => withTexts(import('./routes/receive.tsx'), 'station', 'printers'),
  measure: () => withStationTexts(import('./routes/measure.tsx')),
  putAway: () => withStationTexts(import('./routes/put-away.tsx')),
  hold: () => withStationTexts(import('./routes/hold.tsx')),
  pick: () => withPackingTexts(import('./routes/pick.tsx')),
  pack: () => withPackingTexts(import('./routes/pack.tsx')),
  measureAgain: () => withTexts(import('./routes/measure-again.tsx'), 'station', 'cases'),
  cases: () => withTexts(import('./routes/cases.tsx'), 'cases'),
  services: () => withTexts(import('./routes/services.tsx'), 'station', 'serviceDesk'),
  boxes: () => withTexts(import('./routes/boxes.tsx'), 'station', 'boxes', 'packing', 'bill'),
  stockIn: () => withTexts(import('./routes/stock-in.tsx'), 'station', 'stockDesk'),
  returnsIn: () => withTexts(import('./routes/returns-in.tsx'), 'station', 'returnDesk'),
  stock: () => withTexts(import('./routes/stock.tsx'), 'stockDesk'),
  cod: () => withTexts(import('./routes/cod.tsx'), 'codDesk'),
  marketplaces: () => withTexts(import('./routes/marketplaces.tsx'), 'marketplaceDesk', 'dispatch'),
  returns: () => withTexts(import('./routes/returns.tsx'), 'returnDesk'),
  peers: () => withTexts(import('./routes/peers.tsx'), 'peerDesk'),
  dedicated: () => withTexts(import('./routes/dedicated.tsx'), 'boxes', 'dispatch'),
  board: () => withTexts(import('./routes/board.tsx'), 'board'),
  companies: () => withTexts(import('./routes/companies.tsx'), 'companies', 'usage', 'companyHealth'),
  plans: () => withTexts(import('./routes/plans.tsx'), 'usage'),
  invoices: () => withTexts(import('./routes/invoices.tsx'), 'usage'),
  platformAnnouncements: () =>
    withTexts(import('./routes/platform-announcements.tsx'), 'platformAnnouncements'),
  dictionaries: () => withTexts(import('./routes/dictionaries.tsx'), 'reference'),
  members: () => withTexts(import('./routes/members.tsx'), 'memberPage'),
  campaigns: () => withTexts(import('./routes/campaigns.tsx'), 'campaign'),
  reviews: () => withTexts(import('./routes/reviews.tsx'), 'reviewDesk'),
  parcels: () => withStationTexts(import('./routes/parcels.tsx')),
  unclaimed: () => withStationTexts(import('./routes/unclaimed.tsx')),
  orders: () => withDispatchTexts(import('./routes/orders.tsx')),
  exceptions: () => withDispatchTexts(import('./routes/exceptions.tsx')),
  batches: () => withDispatchTexts(import('./routes/batches.tsx')),
  arrivals: () => withDispatchTexts(import('./routes/arrivals.tsx')),
  consignees: () => withTexts(import('./routes/consignees.tsx'), 'consignee'),
  finance: () => withTexts(import('./routes/finance.tsx'), 'finance'),
  agents: () => withTexts(import('./routes/agents.tsx'), 'agents'),
  moneyAccounts: () => withTexts(import('./routes/money-accounts.tsx'), 'finance'),
  reports: () => withTexts(import('./routes/reports.tsx'), 'reports'),
  carrierInvoices: () => withTexts(import('./routes/carrier-invoices.tsx'), 'carrierInvoices'),
  adjust: () => withPackingTexts(import('./routes/adjust.tsx')),
  tariffs: () => withTariffTexts(import('./routes/tariffs.tsx')),
  studio: () => withStudioTexts(import('./routes/studio.tsx')),
  launch: () => withTexts(import('./routes/launch.tsx'), 'launch'),
  rules: () => withTexts(import('./routes/rules.tsx'), 'rules'),
  printers: () => withTexts(import('./routes/printers.tsx'), 'printers'),
  domains: () => withTexts(import('./routes/domains.tsx'), 'hosts'),
  staff: () => withTexts(import('./routes/staff.tsx'), 'staff'),
  audit: () =>
    withTexts(import('./routes/audit.tsx'), 'station', 'audit', 'studio', 'rules', 'staff', 'notify'),
  plan: () => withTexts(import('./routes/plan.tsx'), 'usage'),
  operatorAccess: () => withTexts(import('./routes/operator-access.tsx'), 'operatorAccess'),
  archives: () => withTexts(import('./routes/archives.tsx'), 'archives'),
  failures: () => withTexts(import('./routes/failures.tsx'), 'failures'),
};

const routeOf = ({ name, path, permission }: (typeof pages)[number]): RouteObject => ({
  path,
  handle: { permission } satisfies PageHandle,
  lazy: pageModules[name],
});

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      { path: paths.signIn, lazy: () => import('./routes/sign-in.tsx') },
      { path: paths.welcome, lazy: () => withTexts(import('./routes/welcome.tsx'), 'staff') },
      {
        // Stations fill the screen and start offline, so they have a separate frame.
        id: stationMeRoute,
        loader: loadMeAtStation,
        shouldRevalidate: shouldRevalidateMe,
        children: [
          {
            lazy: () => withStationTexts(import('./routes/station-shell.tsx')),
            children: pages.filter(({ name }) => isStation(name)).map(routeOf),
          },
        ],
      },
      {
        id: meRoute,
        loader: loadMe,
        shouldRevalidate: shouldRevalidateMe,
        children: [
          { path: paths.newPassword, lazy: () => import('./routes/new-password.tsx') },
          {
            path: paths.home,
            lazy: () => import('./routes/shell.tsx'),
            children: [
              {
                // Pathless route with an error boundary: the menu stays when a page fails.
                ErrorBoundary: ErrorMessage,
                children: [
                  { index: true, lazy: () => import('./routes/start.tsx') },
                  ...pages.filter(({ name }) => !isStation(name)).map(routeOf),
                  {
                    path: paths.member,
                    handle: { permission: 'member:read' } satisfies PageHandle,
                    lazy: () =>
                      withTexts(
                        import('./routes/member.tsx'),
                        'memberPage',
                        'wallet',
                        'station',
                        'dispatch',
                        'cases',
                      ),
                  },
                  {
                    path: paths.tariff,
                    handle: { permission: 'tariff:read' } satisfies PageHandle,
                    lazy: () => withTariffTexts(import('./routes/tariff.tsx')),
                  },
                  {
                    path: paths.studioScreen,
                    handle: { permission: ['studio:read', 'content:read'] } satisfies PageHandle,
                    lazy: () => withStudioTexts(import('./routes/studio.tsx')),
                  },
                  {
                    path: paths.noticeTexts,
                    handle: { permission: 'content:read' } satisfies PageHandle,
                    lazy: () =>
                      withTexts(import('./routes/notice-texts.tsx'), 'studio', 'notify', 'noticeTexts'),
                  },
                  {
                    path: paths.batch,
                    handle: { permission: 'order:read' } satisfies PageHandle,
                    lazy: () => withDispatchTexts(import('./routes/batch.tsx')),
                  },
                  {
                    path: paths.account,
                    lazy: () => withTexts(import('./routes/account.tsx'), 'staffNotice'),
                  },
                  { path: '*', lazy: () => import('./routes/not-found.tsx') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Creates the router, which starts loading the current page immediately, in the current language. */
export const openRouter = () => createBrowserRouter(routes);
