import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { articlePages } from './app/article-pages.ts';
import { paths, payReceiptRoute, payRoute } from './app/paths.ts';

/** Addresses are matched as they are spelled; the server sends other spellings here (spelled-path.ts). */
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
    layout('routes/member.tsx', [
      page(paths.personal, 'member-personal.tsx'),
      page(paths.account, 'member-account.tsx'),
      page(paths.addresses, 'member-addresses.tsx'),
      page(paths.parcels, 'member-parcels.tsx'),
      page(paths.forecast, 'member-forecast.tsx'),
      page(paths.placeOrder, 'member-place-order.tsx'),
      page(paths.immediate, 'member-immediate.tsx'),
      page(paths.orders, 'member-orders.tsx', 'member-orders'),
      page(paths.consolidationOrders, 'member-orders.tsx', 'consolidation-orders'),
      page(paths.cases, 'member-case.tsx'),
      page(paths.added, 'member-added.tsx'),
      page(paths.addedList, 'member-added-list.tsx'),
      page(paths.declare, 'member-declare.tsx'),
      page(paths.notices, 'member-notices.tsx'),
      page(paths.coupons, 'member-coupons.tsx'),
      page(paths.agent, 'member-agent.tsx'),
      page(paths.recommend, 'member-recommend.tsx'),
      page(paths.wallet, 'member-wallet.tsx'),
      page(payRoute, 'member-pay.tsx'),
      page(payReceiptRoute, 'member-pay-receipt.tsx'),
    ]),
    page('/*', 'not-found.tsx'),
  ]),
] satisfies RouteConfig;
