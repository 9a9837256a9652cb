import type { LaunchPage, RehearsalStep } from '@onehaul/domain/launch/go-live';
import { paths } from '../../app/paths.ts';

const pageOf: Record<Exclude<LaunchPage, 'launch'>, string> = {
  profile: `${paths.studio}/profile`,
  homePage: `${paths.studio}/homePage`,
  warehouse: `${paths.studio}/warehouse`,
  bin: `${paths.studio}/bin`,
  destination: `${paths.studio}/destination`,
  goodsType: `${paths.studio}/goodsType`,
  line: `${paths.studio}/line`,
  tariffs: paths.tariffs,
  carton: `${paths.studio}/carton`,
  currency: `${paths.studio}/currency`,
  payType: `${paths.studio}/payType`,
  moneyAccounts: paths.moneyAccounts,
  article: `${paths.studio}/article`,
  account: paths.account,
  staff: paths.staff,
  domains: paths.domains,
};

/** Where an item is done; undefined for one that is done on the page of the list itself. */
export function addressOf(page: LaunchPage, shopId: number): string | undefined {
  if (page === 'launch') return undefined;
  // A bank account is entered in a minute; an account of a gateway takes days.
  return `${pageOf[page]}?shop=${shopId}${page === 'moneyAccounts' ? '&tab=bank' : ''}`;
}

/** The console's part of a test order; undefined where it is done on the shop's own pages. */
const pageOfStep: Record<RehearsalStep, string | undefined> = {
  register: undefined,
  forecast: undefined,
  receive: paths.receive,
  measure: paths.measure,
  order: undefined,
  pay: paths.finance,
  pick: paths.pick,
  pack: paths.pack,
  ship: paths.batches,
  arrive: paths.batches,
  deliver: paths.arrivals,
};

export function addressOfStep(step: RehearsalStep, shopId: number): string | undefined {
  const page = pageOfStep[step];
  return page && `${page}?shop=${shopId}`;
}

export const addressOfLaunch = (shopId: number): string => `${paths.launch}?shop=${shopId}`;
