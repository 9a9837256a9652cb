import type { Language } from '@onehaul/domain/language';
import type { messages as english } from './console/en.ts';
import type { Texts } from './text.ts';

/** Texts of the staff console by namespace. */
type ConsoleMessages = Record<keyof typeof english, Texts>;

/** One chunk per language, so that a browser loads only the one in use. */
export const loadConsoleMessages: Record<Language, () => Promise<{ messages: ConsoleMessages }>> = {
  zhHans: () => import('./console/zhHans.ts'),
  zhHanT: () => import('./console/zhHanT.ts'),
  en: () => import('./console/en.ts'),
  vi: () => import('./console/vi.ts'),
};

type Load = () => Promise<{ default: Texts }>;

/** Page-specific texts, one lazy-loaded chunk each; only code bundled by Vite may load them. */
const lazyMessages = {
  serviceDesk: {
    zhHans: () => import('../messages/zhHans/serviceDesk.json'),
    zhHanT: () => import('../messages/zhHanT/serviceDesk.json'),
    en: () => import('../messages/en/serviceDesk.json'),
    vi: () => import('../messages/vi/serviceDesk.json'),
  },
  launch: {
    zhHans: () => import('../messages/zhHans/launch.json'),
    zhHanT: () => import('../messages/zhHanT/launch.json'),
    en: () => import('../messages/en/launch.json'),
    vi: () => import('../messages/vi/launch.json'),
  },
  rules: {
    zhHans: () => import('../messages/zhHans/rules.json'),
    zhHanT: () => import('../messages/zhHanT/rules.json'),
    en: () => import('../messages/en/rules.json'),
    vi: () => import('../messages/vi/rules.json'),
  },
  studio: {
    zhHans: () => import('../messages/zhHans/studio.json'),
    zhHanT: () => import('../messages/zhHanT/studio.json'),
    en: () => import('../messages/en/studio.json'),
    vi: () => import('../messages/vi/studio.json'),
  },
  noticeTexts: {
    zhHans: () => import('../messages/zhHans/noticeTexts.json'),
    zhHanT: () => import('../messages/zhHanT/noticeTexts.json'),
    en: () => import('../messages/en/noticeTexts.json'),
    vi: () => import('../messages/vi/noticeTexts.json'),
  },
  notify: {
    zhHans: () => import('../messages/zhHans/notify.json'),
    zhHanT: () => import('../messages/zhHanT/notify.json'),
    en: () => import('../messages/en/notify.json'),
    vi: () => import('../messages/vi/notify.json'),
  },
  tariff: {
    zhHans: () => import('../messages/zhHans/tariff.json'),
    zhHanT: () => import('../messages/zhHanT/tariff.json'),
    en: () => import('../messages/en/tariff.json'),
    vi: () => import('../messages/vi/tariff.json'),
  },
  bill: {
    zhHans: () => import('../messages/zhHans/bill.json'),
    zhHanT: () => import('../messages/zhHanT/bill.json'),
    en: () => import('../messages/en/bill.json'),
    vi: () => import('../messages/vi/bill.json'),
  },
  station: {
    zhHans: () => import('../messages/zhHans/station.json'),
    zhHanT: () => import('../messages/zhHanT/station.json'),
    en: () => import('../messages/en/station.json'),
    vi: () => import('../messages/vi/station.json'),
  },
  packing: {
    zhHans: () => import('../messages/zhHans/packing.json'),
    zhHanT: () => import('../messages/zhHanT/packing.json'),
    en: () => import('../messages/en/packing.json'),
    vi: () => import('../messages/vi/packing.json'),
  },
  agents: {
    zhHans: () => import('../messages/zhHans/agents.json'),
    zhHanT: () => import('../messages/zhHanT/agents.json'),
    en: () => import('../messages/en/agents.json'),
    vi: () => import('../messages/vi/agents.json'),
  },
  finance: {
    zhHans: () => import('../messages/zhHans/finance.json'),
    zhHanT: () => import('../messages/zhHanT/finance.json'),
    en: () => import('../messages/en/finance.json'),
    vi: () => import('../messages/vi/finance.json'),
  },
  staff: {
    zhHans: () => import('../messages/zhHans/staff.json'),
    zhHanT: () => import('../messages/zhHanT/staff.json'),
    en: () => import('../messages/en/staff.json'),
    vi: () => import('../messages/vi/staff.json'),
  },
  audit: {
    zhHans: () => import('../messages/zhHans/audit.json'),
    zhHanT: () => import('../messages/zhHanT/audit.json'),
    en: () => import('../messages/en/audit.json'),
    vi: () => import('../messages/vi/audit.json'),
  },
  staffNotice: {
    zhHans: () => import('../messages/zhHans/staffNotice.json'),
    zhHanT: () => import('../messages/zhHanT/staffNotice.json'),
    en: () => import('../messages/en/staffNotice.json'),
    vi: () => import('../messages/vi/staffNotice.json'),
  },
  hosts: {
    zhHans: () => import('../messages/zhHans/hosts.json'),
    zhHanT: () => import('../messages/zhHanT/hosts.json'),
    en: () => import('../messages/en/hosts.json'),
    vi: () => import('../messages/vi/hosts.json'),
  },
  printers: {
    zhHans: () => import('../messages/zhHans/printers.json'),
    zhHanT: () => import('../messages/zhHanT/printers.json'),
    en: () => import('../messages/en/printers.json'),
    vi: () => import('../messages/vi/printers.json'),
  },
  usage: {
    zhHans: () => import('../messages/zhHans/usage.json'),
    zhHanT: () => import('../messages/zhHanT/usage.json'),
    en: () => import('../messages/en/usage.json'),
    vi: () => import('../messages/vi/usage.json'),
  },
  board: {
    zhHans: () => import('../messages/zhHans/board.json'),
    zhHanT: () => import('../messages/zhHanT/board.json'),
    en: () => import('../messages/en/board.json'),
    vi: () => import('../messages/vi/board.json'),
  },
  companyHealth: {
    zhHans: () => import('../messages/zhHans/companyHealth.json'),
    zhHanT: () => import('../messages/zhHanT/companyHealth.json'),
    en: () => import('../messages/en/companyHealth.json'),
    vi: () => import('../messages/vi/companyHealth.json'),
  },
  archives: {
    zhHans: () => import('../messages/zhHans/archives.json'),
    zhHanT: () => import('../messages/zhHanT/archives.json'),
    en: () => import('../messages/en/archives.json'),
    vi: () => import('../messages/vi/archives.json'),
  },
  platformAnnouncements: {
    zhHans: () => import('../messages/zhHans/platformAnnouncements.json'),
    zhHanT: () => import('../messages/zhHanT/platformAnnouncements.json'),
    en: () => import('../messages/en/platformAnnouncements.json'),
    vi: () => import('../messages/vi/platformAnnouncements.json'),
  },
  listExports: {
    zhHans: () => import('../messages/zhHans/listExports.json'),
    zhHanT: () => import('../messages/zhHanT/listExports.json'),
    en: () => import('../messages/en/listExports.json'),
    vi: () => import('../messages/vi/listExports.json'),
  },
  listViews: {
    zhHans: () => import('../messages/zhHans/listViews.json'),
    zhHanT: () => import('../messages/zhHanT/listViews.json'),
    en: () => import('../messages/en/listViews.json'),
    vi: () => import('../messages/vi/listViews.json'),
  },
  operatorAccess: {
    zhHans: () => import('../messages/zhHans/operatorAccess.json'),
    zhHanT: () => import('../messages/zhHanT/operatorAccess.json'),
    en: () => import('../messages/en/operatorAccess.json'),
    vi: () => import('../messages/vi/operatorAccess.json'),
  },
  reference: {
    zhHans: () => import('../messages/zhHans/reference.json'),
    zhHanT: () => import('../messages/zhHanT/reference.json'),
    en: () => import('../messages/en/reference.json'),
    vi: () => import('../messages/vi/reference.json'),
  },
  failures: {
    zhHans: () => import('../messages/zhHans/failures.json'),
    zhHanT: () => import('../messages/zhHanT/failures.json'),
    en: () => import('../messages/en/failures.json'),
    vi: () => import('../messages/vi/failures.json'),
  },
  companies: {
    zhHans: () => import('../messages/zhHans/companies.json'),
    zhHanT: () => import('../messages/zhHanT/companies.json'),
    en: () => import('../messages/en/companies.json'),
    vi: () => import('../messages/vi/companies.json'),
  },
  cases: {
    zhHans: () => import('../messages/zhHans/cases.json'),
    zhHanT: () => import('../messages/zhHanT/cases.json'),
    en: () => import('../messages/en/cases.json'),
    vi: () => import('../messages/vi/cases.json'),
  },
  reviewDesk: {
    zhHans: () => import('../messages/zhHans/reviewDesk.json'),
    zhHanT: () => import('../messages/zhHanT/reviewDesk.json'),
    en: () => import('../messages/en/reviewDesk.json'),
    vi: () => import('../messages/vi/reviewDesk.json'),
  },
  consignee: {
    zhHans: () => import('../messages/zhHans/consignee.json'),
    zhHanT: () => import('../messages/zhHanT/consignee.json'),
    en: () => import('../messages/en/consignee.json'),
    vi: () => import('../messages/vi/consignee.json'),
  },
  campaign: {
    zhHans: () => import('../messages/zhHans/campaign.json'),
    zhHanT: () => import('../messages/zhHanT/campaign.json'),
    en: () => import('../messages/en/campaign.json'),
    vi: () => import('../messages/vi/campaign.json'),
  },
  dispatch: {
    zhHans: () => import('../messages/zhHans/dispatch.json'),
    zhHanT: () => import('../messages/zhHanT/dispatch.json'),
    en: () => import('../messages/en/dispatch.json'),
    vi: () => import('../messages/vi/dispatch.json'),
  },
  stockDesk: {
    zhHans: () => import('../messages/zhHans/stockDesk.json'),
    zhHanT: () => import('../messages/zhHanT/stockDesk.json'),
    en: () => import('../messages/en/stockDesk.json'),
    vi: () => import('../messages/vi/stockDesk.json'),
  },
  carrierInvoices: {
    zhHans: () => import('../messages/zhHans/carrierInvoices.json'),
    zhHanT: () => import('../messages/zhHanT/carrierInvoices.json'),
    en: () => import('../messages/en/carrierInvoices.json'),
    vi: () => import('../messages/vi/carrierInvoices.json'),
  },
  reports: {
    zhHans: () => import('../messages/zhHans/reports.json'),
    zhHanT: () => import('../messages/zhHanT/reports.json'),
    en: () => import('../messages/en/reports.json'),
    vi: () => import('../messages/vi/reports.json'),
  },
  codDesk: {
    zhHans: () => import('../messages/zhHans/codDesk.json'),
    zhHanT: () => import('../messages/zhHanT/codDesk.json'),
    en: () => import('../messages/en/codDesk.json'),
    vi: () => import('../messages/vi/codDesk.json'),
  },
  marketplaceDesk: {
    zhHans: () => import('../messages/zhHans/marketplaceDesk.json'),
    zhHanT: () => import('../messages/zhHanT/marketplaceDesk.json'),
    en: () => import('../messages/en/marketplaceDesk.json'),
    vi: () => import('../messages/vi/marketplaceDesk.json'),
  },
  returnDesk: {
    zhHans: () => import('../messages/zhHans/returnDesk.json'),
    zhHanT: () => import('../messages/zhHanT/returnDesk.json'),
    en: () => import('../messages/en/returnDesk.json'),
    vi: () => import('../messages/vi/returnDesk.json'),
  },
  peerDesk: {
    zhHans: () => import('../messages/zhHans/peerDesk.json'),
    zhHanT: () => import('../messages/zhHanT/peerDesk.json'),
    en: () => import('../messages/en/peerDesk.json'),
    vi: () => import('../messages/vi/peerDesk.json'),
  },
  boxes: {
    zhHans: () => import('../messages/zhHans/boxes.json'),
    zhHanT: () => import('../messages/zhHanT/boxes.json'),
    en: () => import('../messages/en/boxes.json'),
    vi: () => import('../messages/vi/boxes.json'),
  },
  memberPage: {
    zhHans: () => import('../messages/zhHans/memberPage.json'),
    zhHanT: () => import('../messages/zhHanT/memberPage.json'),
    en: () => import('../messages/en/memberPage.json'),
    vi: () => import('../messages/vi/memberPage.json'),
  },
  wallet: {
    zhHans: () => import('../messages/zhHans/wallet.json'),
    zhHanT: () => import('../messages/zhHanT/wallet.json'),
    en: () => import('../messages/en/wallet.json'),
    vi: () => import('../messages/vi/wallet.json'),
  },
  richText: {
    zhHans: () => import('../messages/zhHans/richText.json'),
    zhHanT: () => import('../messages/zhHanT/richText.json'),
    en: () => import('../messages/en/richText.json'),
    vi: () => import('../messages/vi/richText.json'),
  },
} satisfies Record<string, Record<Language, Load>>;

export type LazyConsoleNamespace = keyof typeof lazyMessages;

/** Merges lazy-loaded texts into those of the language in place, so existing translators see them too. */
export async function loadLazyConsoleMessages(
  language: Language,
  namespaces: Iterable<LazyConsoleNamespace>,
): Promise<ConsoleMessages> {
  const { messages } = await loadConsoleMessages[language]();
  await Promise.all(
    [...namespaces].map(async (namespace) => {
      const load: Load = lazyMessages[namespace][language];
      Object.assign(messages, { [namespace]: (await load()).default });
    }),
  );
  return messages;
}
