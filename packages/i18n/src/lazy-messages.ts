import type { Language } from '@onehaul/domain/language';
import type { Texts } from './text.ts';
import { loadWebMessages } from './web-messages.ts';

type Load = () => Promise<{ default: Texts }>;

/**
 * Page-specific texts: one lazy-loaded chunk per language, loaded together with those pages. Only code
 * bundled by Vite loads them, so the JSON imports have no import attribute, as Vite requires.
 */
const lazyMessages = {
  session: {
    zhHans: () => import('../messages/zhHans/session.json'),
    zhHanT: () => import('../messages/zhHanT/session.json'),
    en: () => import('../messages/en/session.json'),
    vi: () => import('../messages/vi/session.json'),
  },
  account: {
    zhHans: () => import('../messages/zhHans/account.json'),
    zhHanT: () => import('../messages/zhHanT/account.json'),
    en: () => import('../messages/en/account.json'),
    vi: () => import('../messages/vi/account.json'),
  },
  member: {
    zhHans: () => import('../messages/zhHans/member.json'),
    zhHanT: () => import('../messages/zhHanT/member.json'),
    en: () => import('../messages/en/member.json'),
    vi: () => import('../messages/vi/member.json'),
  },
  workbench: {
    zhHans: () => import('../messages/zhHans/workbench.json'),
    zhHanT: () => import('../messages/zhHanT/workbench.json'),
    en: () => import('../messages/en/workbench.json'),
    vi: () => import('../messages/vi/workbench.json'),
  },
  bill: {
    zhHans: () => import('../messages/zhHans/bill.json'),
    zhHanT: () => import('../messages/zhHanT/bill.json'),
    en: () => import('../messages/en/bill.json'),
    vi: () => import('../messages/vi/bill.json'),
  },
  fee: {
    zhHans: () => import('../messages/zhHans/fee.json'),
    zhHanT: () => import('../messages/zhHanT/fee.json'),
    en: () => import('../messages/en/fee.json'),
    vi: () => import('../messages/vi/fee.json'),
  },
  refusal: {
    zhHans: () => import('../messages/zhHans/refusal.json'),
    zhHanT: () => import('../messages/zhHanT/refusal.json'),
    en: () => import('../messages/en/refusal.json'),
    vi: () => import('../messages/vi/refusal.json'),
  },
  advice: {
    zhHans: () => import('../messages/zhHans/advice.json'),
    zhHanT: () => import('../messages/zhHanT/advice.json'),
    en: () => import('../messages/en/advice.json'),
    vi: () => import('../messages/vi/advice.json'),
  },
  parcel: {
    zhHans: () => import('../messages/zhHans/parcel.json'),
    zhHanT: () => import('../messages/zhHanT/parcel.json'),
    en: () => import('../messages/en/parcel.json'),
    vi: () => import('../messages/vi/parcel.json'),
  },
  order: {
    zhHans: () => import('../messages/zhHans/order.json'),
    zhHanT: () => import('../messages/zhHanT/order.json'),
    en: () => import('../messages/en/order.json'),
    vi: () => import('../messages/vi/order.json'),
  },
  overview: {
    zhHans: () => import('../messages/zhHans/overview.json'),
    zhHanT: () => import('../messages/zhHanT/overview.json'),
    en: () => import('../messages/en/overview.json'),
    vi: () => import('../messages/vi/overview.json'),
  },
  pickup: {
    zhHans: () => import('../messages/zhHans/pickup.json'),
    zhHanT: () => import('../messages/zhHanT/pickup.json'),
    en: () => import('../messages/en/pickup.json'),
    vi: () => import('../messages/vi/pickup.json'),
  },
  review: {
    zhHans: () => import('../messages/zhHans/review.json'),
    zhHanT: () => import('../messages/zhHanT/review.json'),
    en: () => import('../messages/en/review.json'),
    vi: () => import('../messages/vi/review.json'),
  },
  rates: {
    zhHans: () => import('../messages/zhHans/rates.json'),
    zhHanT: () => import('../messages/zhHanT/rates.json'),
    en: () => import('../messages/en/rates.json'),
    vi: () => import('../messages/vi/rates.json'),
  },
  tracking: {
    zhHans: () => import('../messages/zhHans/tracking.json'),
    zhHanT: () => import('../messages/zhHanT/tracking.json'),
    en: () => import('../messages/en/tracking.json'),
    vi: () => import('../messages/vi/tracking.json'),
  },
  payment: {
    zhHans: () => import('../messages/zhHans/payment.json'),
    zhHanT: () => import('../messages/zhHanT/payment.json'),
    en: () => import('../messages/en/payment.json'),
    vi: () => import('../messages/vi/payment.json'),
  },
  coupon: {
    zhHans: () => import('../messages/zhHans/coupon.json'),
    zhHanT: () => import('../messages/zhHanT/coupon.json'),
    en: () => import('../messages/en/coupon.json'),
    vi: () => import('../messages/vi/coupon.json'),
  },
  reward: {
    zhHans: () => import('../messages/zhHans/reward.json'),
    zhHanT: () => import('../messages/zhHanT/reward.json'),
    en: () => import('../messages/en/reward.json'),
    vi: () => import('../messages/vi/reward.json'),
  },
  address: {
    zhHans: () => import('../messages/zhHans/address.json'),
    zhHanT: () => import('../messages/zhHanT/address.json'),
    en: () => import('../messages/en/address.json'),
    vi: () => import('../messages/vi/address.json'),
  },
  case: {
    zhHans: () => import('../messages/zhHans/case.json'),
    zhHanT: () => import('../messages/zhHanT/case.json'),
    en: () => import('../messages/en/case.json'),
    vi: () => import('../messages/vi/case.json'),
  },
  notify: {
    zhHans: () => import('../messages/zhHans/notify.json'),
    zhHanT: () => import('../messages/zhHanT/notify.json'),
    en: () => import('../messages/en/notify.json'),
    vi: () => import('../messages/vi/notify.json'),
  },
  way: {
    zhHans: () => import('../messages/zhHans/way.json'),
    zhHanT: () => import('../messages/zhHanT/way.json'),
    en: () => import('../messages/en/way.json'),
    vi: () => import('../messages/vi/way.json'),
  },
  customs: {
    zhHans: () => import('../messages/zhHans/customs.json'),
    zhHanT: () => import('../messages/zhHanT/customs.json'),
    en: () => import('../messages/en/customs.json'),
    vi: () => import('../messages/vi/customs.json'),
  },
  agent: {
    zhHans: () => import('../messages/zhHans/agent.json'),
    zhHanT: () => import('../messages/zhHanT/agent.json'),
    en: () => import('../messages/en/agent.json'),
    vi: () => import('../messages/vi/agent.json'),
  },
  service: {
    zhHans: () => import('../messages/zhHans/service.json'),
    zhHanT: () => import('../messages/zhHanT/service.json'),
    en: () => import('../messages/en/service.json'),
    vi: () => import('../messages/vi/service.json'),
  },
  wizard: {
    zhHans: () => import('../messages/zhHans/wizard.json'),
    zhHanT: () => import('../messages/zhHanT/wizard.json'),
    en: () => import('../messages/en/wizard.json'),
    vi: () => import('../messages/vi/wizard.json'),
  },
  wallet: {
    zhHans: () => import('../messages/zhHans/wallet.json'),
    zhHanT: () => import('../messages/zhHanT/wallet.json'),
    en: () => import('../messages/en/wallet.json'),
    vi: () => import('../messages/vi/wallet.json'),
  },
  seller: {
    zhHans: () => import('../messages/zhHans/seller.json'),
    zhHanT: () => import('../messages/zhHanT/seller.json'),
    en: () => import('../messages/en/seller.json'),
    vi: () => import('../messages/vi/seller.json'),
  },
  imports: {
    zhHans: () => import('../messages/zhHans/imports.json'),
    zhHanT: () => import('../messages/zhHanT/imports.json'),
    en: () => import('../messages/en/imports.json'),
    vi: () => import('../messages/vi/imports.json'),
  },
  stock: {
    zhHans: () => import('../messages/zhHans/stock.json'),
    zhHanT: () => import('../messages/zhHanT/stock.json'),
    en: () => import('../messages/en/stock.json'),
    vi: () => import('../messages/vi/stock.json'),
  },
  cod: {
    zhHans: () => import('../messages/zhHans/cod.json'),
    zhHanT: () => import('../messages/zhHanT/cod.json'),
    en: () => import('../messages/en/cod.json'),
    vi: () => import('../messages/vi/cod.json'),
  },
  marketplace: {
    zhHans: () => import('../messages/zhHans/marketplace.json'),
    zhHanT: () => import('../messages/zhHanT/marketplace.json'),
    en: () => import('../messages/en/marketplace.json'),
    vi: () => import('../messages/vi/marketplace.json'),
  },
  returns: {
    zhHans: () => import('../messages/zhHans/returns.json'),
    zhHanT: () => import('../messages/zhHanT/returns.json'),
    en: () => import('../messages/en/returns.json'),
    vi: () => import('../messages/vi/returns.json'),
  },
  peers: {
    zhHans: () => import('../messages/zhHans/peers.json'),
    zhHanT: () => import('../messages/zhHanT/peers.json'),
    en: () => import('../messages/en/peers.json'),
    vi: () => import('../messages/vi/peers.json'),
  },
  dedicated: {
    zhHans: () => import('../messages/zhHans/dedicated.json'),
    zhHanT: () => import('../messages/zhHanT/dedicated.json'),
    en: () => import('../messages/en/dedicated.json'),
    vi: () => import('../messages/vi/dedicated.json'),
  },
} satisfies Record<string, Record<Language, Load>>;

export type LazyNamespace = keyof typeof lazyMessages;
export const lazyNamespaces = Object.keys(lazyMessages) as LazyNamespace[];

/**
 * Merges a lazy-loaded namespace into the texts of the language in place, so existing translators see it too.
 */
export async function loadLazyMessages(language: Language, namespace: LazyNamespace): Promise<void> {
  const load: Load = lazyMessages[namespace][language];
  const [{ messages }, { default: texts }] = await Promise.all([loadWebMessages[language](), load()]);
  Object.assign(messages, { [namespace]: texts });
}
