import { referralNames } from '@onehaul/contract/referral';

/** Every path of the web application, spelled as in §2. No other module writes a path literal. */
export const paths = {
  root: '/',
  home: '/index',
  announcements: '/message',
  announcementDetail: '/news-detail',
  service: '/service',
  about: '/service/about-Us',
  privacy: '/service/privacy',
  terms: '/service/term',
  carriage: '/service/carriage-treaty',
  contact: '/service/contact-Us',
  help: '/help',
  helpArticle: '/help/rich',
  domesticProcedure: '/procedure-domestic',
  teach: '/teach',
  shippingCalculation: '/shipping-calculation',
  volumeConversion: '/volume-conversion',
  charges: '/charge-introduce',
  logisticsQuery: '/logistics-query',
  trajectory: '/outside/trajectory',
  mobileTracking: '/consolidation/order/search',
  consolidation: '/consolidation',
  problems: '/consolidation/problem',
  contraband: '/consolidation/contraband',
  consolidationTeach: '/consolidation/teach',
  consolidationCalculation: '/consolidation/shipping-calculation',
  consolidationVolume: '/consolidation/volume-conversion',
  lostHandling: '/consolidation/lost-handle',
  precautions: '/consolidation/precautions',
  pickupPoints: '/consolidation/pickup-point',
  forecast: '/consolidation/forecast',
  placeOrder: '/consolidation/place-order',
  immediate: '/consolidation/immediate',
  login: '/login',
  register: '/register',
  qrSignIn: '/qr-sign-in',
  signInLink: '/sign-in-link',
  newPassword: '/new-password',
  member: '/member',
  personal: '/member/personal',
  account: '/member/account',
  addresses: '/member/address-domestic',
  parcels: '/member/parcel',
  notices: '/member/notify',
  wallet: '/member/flow',
  coupons: '/member/coupon',
  orders: '/member/order',
  declare: '/member/declare',
  added: '/member/added',
  addedList: '/member/added-list',
  cases: '/member/case',
  agent: '/member/agent',
  recommend: '/member/recommend',
  consolidationOrders: '/consolidation/order',
  redirect: '/redirect',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  appIcon: '/app-icon.svg',
  offline: '/offline',
} as const;
/** Parameters of the forecast page for a text that another app has shared with the installed shop. */
export const sharedNames = ['title', 'text'] as const;
export type Path = (typeof paths)[keyof typeof paths];

/** Sign-in pages. They read more query parameters than others and are never cached for sharing. */
const signInParameters: Readonly<Record<string, readonly string[]>> = {
  [paths.login]: ['mode', 'redirect'],
  [paths.register]: ['redirect', ...Object.values(referralNames)],
  [paths.signInLink]: ['redirect'],
};

/** Inputs of the calculators and finders live in the URL: it can be shared, and survives a registration. */
const goods = ['from', 'to', 'goods', 'kg', 'boxes', 'postcode', 'area', 'value', 'cover', 'tax'];
const calculation = [...goods, 'sort', 'line', 'quote'];
const conversion = ['boxes', 'size', 'weight'];
const finding = ['text', 'kind', 'country', 'district', 'open', 'free', 'point', 'from', 'page'];
const publicParameters: Readonly<Record<string, readonly string[]>> = {
  [paths.shippingCalculation]: calculation,
  [paths.consolidationCalculation]: calculation,
  [paths.volumeConversion]: conversion,
  [paths.consolidationVolume]: conversion,
  [paths.pickupPoints]: finding,
  [paths.help]: ['search'],
  [paths.logisticsQuery]: ['numbers'],
  [paths.trajectory]: ['numbers'],
  [paths.mobileTracking]: ['numbers'],
};

/** Query parameters other pages read; all others are dropped from the URL. */
const pageParameters = ['id', 'page'];
/** Never read by a page: the language is resolved earlier, a sign-in code is removed immediately (A12). */
const droppedParameters = ['lang', 'token'];

/** Path prefixes of the sellers' tools (§2). */
const sellerTools = ['/back/', '/cod/', '/shopee/', '/same/', '/dedicated/'];
const isSellerPath = (path: string) => sellerTools.some((tool) => path.startsWith(tool));

/** True for pages of the member centre, under any prefix (§2). */
export const isMemberPath = (path: string) =>
  path === paths.member ||
  path.startsWith(`${paths.member}/`) ||
  path === paths.forecast ||
  path === paths.placeOrder ||
  path === paths.immediate ||
  path === paths.consolidationOrders ||
  isSellerPath(path);

export const isSignInPage = (path: string) => path in signInParameters;

/** True for pages that require a signed-in member (§2 navigation guard). */
export const needsSignIn = (path: string) => isMemberPath(path) || path === paths.qrSignIn;

/** Canonical query string of a page. A member page keeps all of its list filters. */
export function pageSearch(path: string, parameters: URLSearchParams): string {
  const read = signInParameters[path] ?? publicParameters[path] ?? pageParameters;
  const result = new URLSearchParams();
  for (const name of isMemberPath(path) ? new Set(parameters.keys()) : read) {
    const value = parameters.get(name);
    if (value !== null && !droppedParameters.includes(name)) result.set(name, value);
  }
  return result.size > 0 ? `?${result.toString()}` : '';
}

export const announcementPath = (id: number) => `${paths.announcementDetail}?id=${id}`;
export const announcementsPagePath = (page: number) =>
  page === 1 ? paths.announcements : `${paths.announcements}?page=${page}`;
export const helpArticlePath = (id: number) => `${paths.helpArticle}?id=${id}`;
export const editPasswordPath = `${paths.account}?editPwd=1`;
export const parcelPath = (id: number) => `${paths.parcels}?open=${id}`;
export const parcelsExpiringPath = (days: number) => `${paths.parcels}?stage=stored&ends=${days}`;
export const parcelsByStagePath = (stage: string) => `${paths.parcels}?stage=${stage}`;
export const orderPath = (id: number) => `${paths.orders}?order=${id}`;
/** Links to a case, and to the form for a case about a parcel or order. */
export const casePath = (id: number) => `${paths.cases}?case=${id}`;
export const newCasePath = (of: 'parcel' | 'order', { id, number }: { id: number; number: string }) =>
  `${paths.cases}?${new URLSearchParams({ new: '', about: `${of}-${id}`, number })}`;
/** Customs confirmations that receivers have to give. */
export const confirmationsPath = `${paths.declare}?tab=confirmations`;
/** Service request form for one parcel or order. */
export const requestServicePath = (of: 'parcel' | 'order', id: number) => `${paths.added}?${of}=${id}`;
export const servicePath = (id: number) => `${paths.addedList}?open=${id}`;
export const ordersByStagePath = (stage: string) => `${paths.orders}?stage=${stage}`;
/** Order form with the parcels preselected. */
export const placeOrderPath = (parcelIds: readonly number[]) =>
  `${paths.placeOrder}?parcels=${parcelIds.join(',')}`;
/** Order form with the coupon preselected. */
export const orderWithCouponPath = (id: number) => `${paths.placeOrder}?coupon=${id}`;
export const forecastTabPath = (tab: string) => `${paths.forecast}?tab=${tab}`;

/** Payment page: the return URL of gateways, also reachable after the tab was closed. */
export const payRoute = `${paths.member}/pay/:number`;
export const payReceiptRoute = `${payRoute}/receipt`;
export const payPath = (number: string) => payRoute.replace(':number', number);
export const payReceiptPath = (number: string) => payReceiptRoute.replace(':number', number);
const paymentPage = /^\/member\/pay\/[0-9A-Z]{16,32}(\/receipt)?$/;
export const isPaymentPath = (path: string) => paymentPage.test(path);

const notPages: readonly string[] = [
  paths.redirect,
  paths.signInLink,
  paths.newPassword,
  paths.sitemap,
  paths.robots,
  paths.manifest,
  paths.appIcon,
  paths.offline,
];

/** Paths that render a page or redirect to one. */
export const pagePaths: readonly string[] = Object.values(paths).filter((path) => !notPages.includes(path));

export const isPagePath = (path: string) =>
  pagePaths.includes(path) || isPaymentPath(path) || isSellerPath(path);
