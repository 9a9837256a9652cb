import { createBrowserRouter, type RouteObject } from 'react-router';
import { isAskedAgain, loadMe, meRoute } from './me.ts';
import { type PageHandle, type PageName, pages } from './navigation.ts';
import { paths } from './paths.ts';
import { ErrorMessage, ErrorScreen, WaitScreen } from './screens.tsx';

const pageModules: Record<PageName, NonNullable<RouteObject['lazy']>> = {
  companies: () => import('../routes/companies.tsx'),
  members: () => import('../routes/members.tsx'),
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
