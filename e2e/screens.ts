/** A screen that docs/screenshots shows. */
export type Screen = {
  readonly name: string;
  /** Its gaps, such as `{id}`, are filled when it is opened. */
  readonly path: string;
  readonly shops: readonly string[];
  readonly widths: readonly number[];
  /** Who looks at it: at a shop a visitor or a member, at the console nobody yet or one of its staff. */
  readonly as: 'visitor' | 'member' | 'stranger' | 'staff';
  /** Drawn down to its end. */
  readonly isWhole?: boolean;
};

const allShops = ['harbour', 'saomai', 'northstar'];
const oneShop = ['harbour'];
const [narrow, both] = [[1440], [1440, 1920]];

const ofEveryShop = (name: string, path: string, widths: readonly number[]): Screen => ({
  name,
  path,
  shops: allShops,
  widths,
  as: 'visitor',
});
const ofOneShop = (name: string, path: string, as: Screen['as']): Screen => ({
  name,
  path,
  shops: oneShop,
  widths: both,
  as,
});
const ofConsole = (name: string, path: string, as: Screen['as'] = 'staff'): Screen => ({
  name: `console-${name}`,
  path,
  shops: oneShop,
  widths: narrow,
  as,
});

/** Three boxes on the shop's first way; `{way}` is filled when it is opened. */
const pricedPath = '/shipping-calculation?{way}&boxes=12.5-60-40-30_3-45-30-30x2';

export const screens: readonly Screen[] = [
  { ...ofEveryShop('home', '/index', both), isWhole: true },
  ofEveryShop('announcements', '/message', narrow),
  ofEveryShop('contraband', '/consolidation/contraband', narrow),
  ofEveryShop('teach', '/teach', narrow),
  { ...ofEveryShop('calculator', pricedPath, both), isWhole: true },
  ofOneShop('volume', '/volume-conversion?boxes=12.5-60-40-30_3-45-30-30x2', 'visitor'),
  ofEveryShop('charges', '/charge-introduce', both),
  ofEveryShop('login', '/login', both),
  ofOneShop('login-phone', '/login?mode=phone', 'visitor'),
  ofOneShop('login-qr', '/login?mode=qr', 'visitor'),
  ofOneShop('register', '/register', 'visitor'),
  ofOneShop('qr-sign-in', '/qr-sign-in?id={id}', 'member'),
  { ...ofOneShop('personal', '/member/personal', 'member'), isWhole: true },
  ofOneShop('addresses', '/member/address-domestic', 'member'),
  { ...ofOneShop('account', '/member/account', 'member'), isWhole: true },
  ofConsole('sign-in', '/sign-in', 'stranger'),
  ofConsole('members', '/members'),
  ofConsole('member', '/members?open={id}'),
  ofConsole('tariffs', '/tariffs'),
  ofConsole('tariff', '/tariffs/{line}'),
  ofConsole('tariff-versions', '/tariffs/{line}?view=versions'),
  ofConsole('rates', '/rates'),
  ofConsole('staff', '/staff'),
  ofConsole('audit', '/audit'),
  ofConsole('failures', '/failures'),
  ofConsole('account', '/account'),
];
