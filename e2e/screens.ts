/** A screen that `npm run screenshots` draws. */
export type Screen = {
  readonly name: string;
  /** Placeholders such as `{id}` are filled in when it is opened. */
  readonly path: string;
  /**
   * At a shop a visitor or a member, at the console an anonymous visitor, the owner of a company, the owner of one
   * that has just been opened or the operator, at the platform's own pages somebody who signs up.
   */
  readonly as: 'visitor' | 'member' | 'stranger' | 'staff' | 'newOwner' | 'operator' | 'applicant';
  /** The whole page instead of one window. */
  readonly isWhole?: boolean;
  /** Kept in docs/screenshots, or in English in docs/guide/pictures; the others are drawn with `--all`. */
  readonly keptIn?: 'screenshots' | 'guide';
};

const kept = { keptIn: 'screenshots' } as const;
const ofShop = (name: string, path: string): Screen => ({ name, path, as: 'visitor' });
const ofMember = (name: string, path: string): Screen => ({ name: `member-${name}`, path, as: 'member' });
const ofConsole = (name: string, path: string): Screen => ({ name: `console-${name}`, path, as: 'staff' });

const ofGuide = (name: string, path: string, as: Screen['as'] = 'staff'): Screen => ({
  name,
  path,
  as,
  keptIn: 'guide',
});

/** Three boxes on the shop's first line. */
const pricedPath = '/shipping-calculation?{way}&boxes=12.5-60-40-30_3-45-30-30x2';

export const screens: readonly Screen[] = [
  { ...ofShop('home', '/index'), ...kept },
  { ...ofShop('home-whole', '/index'), isWhole: true },
  { ...ofShop('calculator', pricedPath), ...kept },
  ofShop('charges', '/charge-introduce'),
  ofShop('announcements', '/message'),
  ofShop('pickup-points', '/consolidation/pickup-point'),
  ofShop('login', '/login'),
  ofShop('register', '/register'),
  { ...ofMember('overview', '/member'), ...kept },
  { ...ofMember('parcels', '/member/parcel'), ...kept },
  { ...ofMember('orders', '/member/order'), ...kept },
  ofMember('forecast', '/consolidation/forecast'),
  ofMember('place-order', '/consolidation/place-order'),
  { ...ofMember('wallet', '/member/flow'), ...kept },
  ofMember('coupons', '/member/coupon'),
  ofMember('declare', '/member/declare'),
  ofMember('services', '/member/added'),
  ofMember('cases', '/member/case'),
  ofMember('addresses', '/member/address-domestic'),
  ofMember('account', '/member/account'),
  { ...ofMember('cod', '/cod/order'), ...kept },
  ofMember('marketplace', '/shopee/order'),
  ofMember('returns', '/back/order'),
  { name: 'console-sign-in', path: '/sign-in', as: 'stranger' },
  { ...ofConsole('orders', '/orders'), ...kept },
  { ...ofConsole('parcels', '/parcels'), ...kept },
  ofConsole('board', '/board'),
  ofConsole('members', '/members'),
  ofConsole('member', '/members?open={id}'),
  { ...ofConsole('receive', '/stations/receive'), ...kept },
  ofConsole('pick', '/stations/pick'),
  ofConsole('pack', '/stations/pack'),
  ofConsole('boxes', '/stations/boxes'),
  ofConsole('batches', '/batches'),
  ofConsole('cases', '/cases'),
  ofConsole('finance', '/finance'),
  ofConsole('tariffs', '/tariffs'),
  { ...ofConsole('tariff', '/tariffs/{line}'), ...kept },
  ofConsole('stock', '/stock'),
  ofConsole('cod', '/cod'),
  ofConsole('campaigns', '/campaigns'),
  ofConsole('staff', '/staff'),
  { ...ofConsole('audit', '/audit'), ...kept },
  ofConsole('failures', '/failures'),
  ofGuide('brand', '/studio/brand'),
  ofGuide('bins', '/studio/bin'),
  ofGuide('line', '/studio/line?record={lineId}'),
  ofGuide('payment-methods', '/studio/payType'),
  ofGuide('currency', '/studio/currency?record=HKD'),
  ofGuide('article', '/studio/article?record={articleId}'),
  ofGuide('rules', '/rules'),
  ofGuide('roles', '/staff?tab=roles'),
  ofGuide('notices', '/studio/noticeTemplate?record=parcelStored.mail'),
  ofGuide('label', '/studio/labelLayout'),
  ofGuide('campaign', '/studio/campaign?record=new'),
  ofGuide('sign-up', '/open?lang=en', 'applicant'),
  ofGuide('go-live', '/launch', 'newOwner'),
  ofGuide('domains', '/domains', 'newOwner'),
  ofGuide('companies', '/companies', 'operator'),
  ofGuide('dictionaries', '/dictionaries?open=704', 'operator'),
];
