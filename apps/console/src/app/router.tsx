import { createBrowserRouter, type RouteObject } from 'react-router';
import { needTexts } from './language.ts';
import { isAskedAgain, loadMe, meRoute } from './me.ts';
import { type PageHandle, type PageName, pages } from './navigation.ts';
import { paths } from './paths.ts';
import { ErrorMessage, ErrorScreen, WaitScreen } from './screens.tsx';

/** A page that is shown once its own texts are there too. */
async function withTariffTexts<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, needTexts('tariff', 'bill')]);
  return module;
}

const pageModules: Record<PageName, NonNullable<RouteObject['lazy']>> = {
  companies: () => import('../routes/companies.tsx'),
  members: () => import('../routes/members.tsx'),
  tariffs: () => withTariffTexts(import('../routes/tariffs.tsx')),
  rates: () => import('../routes/rates.tsx'),
  staff: () => import('../routes/staff.tsx'),
  audit: () => import('../routes/audit.tsx'),
};

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: WaitScreen,
    children: [
      { path: paths.signIn, lazy: () => import('../routes/sign-in.tsx') },
      {
        id: meRoute,
        loader: loadMe,
        shouldRevalidate: isAskedAgain,
        children: [
          { path: paths.newPassword, lazy: () => import('../routes/new-password.tsx') },
          {
            path: paths.home,
            lazy: () => import('../routes/shell.tsx'),
            children: [
              {
                // Without a path: a page that fails keeps the menu beside it.
                ErrorBoundary: ErrorMessage,
                children: [
                  { index: true, lazy: () => import('../routes/start.tsx') },
                  ...pages.map(({ name, path, permission }) => ({
                    path,
                    handle: { permission } satisfies PageHandle,
                    lazy: pageModules[name],
                  })),
                  {
                    path: paths.tariff,
                    handle: { permission: 'tariff:read' } satisfies PageHandle,
                    lazy: () => withTariffTexts(import('../routes/tariff.tsx')),
                  },
                  { path: paths.account, lazy: () => import('../routes/account.tsx') },
                  { path: '*', lazy: () => import('../routes/not-found.tsx') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Begins to load the page of the address at once, in the language that is shown then. */
export const openRouter = () => createBrowserRouter(routes);
