import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { articlePages } from './app/article-pages.ts';
import { ownPages } from './app/own-pages.ts';
import { paths } from './app/paths.ts';

/** Routes are case-sensitive; the server redirects other spellings (canonical-path.ts). */
function page(path: string, file: string, id?: string): RouteConfigEntry {
  return route(path.slice(1), `routes/${file}`, { caseSensitive: true, ...(id && { id }) });
}

export default [
  page(paths.root, 'to-home.ts'),
  page(paths.service, 'to-about.ts'),
  page(`${paths.redirect}/*`, 'redirect.ts'),
  page(paths.member, 'member-index.ts'),
  page(paths.sitemap, 'sitemap.ts'),
  page(paths.robots, 'robots.ts'),
  page(paths.manifest, 'web-manifest.ts'),
  page(paths.appIcon, 'app-icon.ts'),
  layout('routes/pages.tsx', [
    page(paths.home, 'home.tsx'),
    page(paths.announcements, 'announcements.tsx'),
    page(paths.announcementDetail, 'announcement-detail.tsx'),
    ...articlePages.map(({ path, type }) => page(path, 'article.tsx', `article-${type}`)),
    page(paths.help, 'help.tsx'),
    page(paths.helpArticle, 'help-article.tsx'),
    page(paths.teach, 'teach.tsx', 'teach'),
    page(paths.shippingCalculation, 'shipping-calculation.tsx', 'shipping-calculation'),
    page(paths.volumeConversion, 'volume-conversion.tsx', 'volume-conversion'),
    page(paths.charges, 'charge-introduce.tsx'),
    page(paths.logisticsQuery, 'logistics-query.tsx', 'logistics-query'),
    page(paths.trajectory, 'logistics-query.tsx', 'Trajectory'),
    page(paths.mobileTracking, 'logistics-query.tsx', 'mobile-tracking'),
    page(paths.consolidation, 'to-problems.tsx'),
    page(paths.problems, 'problems.tsx'),
    page(paths.consolidationTeach, 'teach.tsx', 'consolidation-teach'),
    page(paths.consolidationCalculation, 'shipping-calculation.tsx', 'consolidation-calculation'),
    page(paths.consolidationVolume, 'volume-conversion.tsx', 'consolidation-volume'),
    page(paths.pickupPoints, 'pickup-points.tsx'),
    page(paths.login, 'login.tsx'),
    page(paths.register, 'register.tsx'),
    page(paths.qrSignIn, 'qr-sign-in.tsx'),
    page(paths.signInLink, 'sign-in-link.tsx'),
    page(paths.newPassword, 'new-password.tsx'),
    layout(
      'routes/own.tsx',
      ownPages.map(({ path, file, id }) => page(path, file, id)),
    ),
    page('/*', 'not-found.tsx'),
  ]),
] satisfies RouteConfig;
