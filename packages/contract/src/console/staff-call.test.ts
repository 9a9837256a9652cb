import { permissions } from '@onehaul/domain/staff/role';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressDeskCalls } from './addresses.ts';
import { couponDeskCalls } from './coupons.ts';
import { walletDeskCalls } from './wallets.ts';
import { peerDeskCalls, statementDeskCalls } from './peers.ts';
import { agentDeskCalls, agentPlanCalls, earningDeskCalls } from './agents.ts';
import { archiveCalls } from './archives.ts';
import { auditCalls } from './audit.ts';
import { failureCalls } from './failures.ts';
import { trendCalls } from './trends.ts';
import { boardCalls } from './board.ts';
import { boxCalls } from './boxes.ts';
import { carrierInvoiceCalls } from './carrier-invoices.ts';
import { codDeskCalls } from './cod.ts';
import { reportCalls } from './reports.ts';
import { dedicatedDeskCalls } from './dedicated.ts';
import { marketplaceDeskCalls } from './marketplaces.ts';
import { returnDeskCalls } from './returns.ts';
import { paperDeskCalls } from './paper.ts';
import { paperLayoutCalls } from './paper-layouts.ts';
import { stockDeskCalls, stockStationCalls } from './stock.ts';
import { arrivalCalls, batchCalls } from './batches.ts';
import { campaignCalls, rewardDeskCalls } from './campaigns.ts';
import { caseDeskCalls, measureAgainCalls } from './cases.ts';
import { companyCalls } from './companies.ts';
import { companyHealthCalls } from './company-health.ts';
import { companyTermCalls } from './company-terms.ts';
import { invoiceCalls } from './invoices.ts';
import { planCalls } from './plans.ts';
import { consigneeDeskCalls } from './consignees.ts';
import { depositCalls, paymentDeskCalls, reconciliationCalls, refundCalls } from './finance.ts';
import { bankAccountCalls, gatewayAccountCalls } from './gateways.ts';
import { hostCalls } from './hosts.ts';
import { labelCalls } from './labels.ts';
import { launchCalls } from './launch.ts';
import { mailSenderCalls } from './mail-senders.ts';
import { memberDeskCalls } from './members.ts';
import { adjustCalls } from './adjust.ts';
import { packCalls, pickCalls } from './fulfilment.ts';
import { platformAnnouncementCalls } from './platform-announcements.ts';
import { operatorAccessCalls } from './operator-access.ts';
import { exceptionCalls, orderDeskCalls } from './orders.ts';
import { claimDeskCalls, parcelDeskCalls } from './parcels.ts';
import { countryReferenceCalls, customsRuleReferenceCalls, regionReferenceCalls } from './reference.ts';
import { roleCalls } from './roles.ts';
import { serviceDeskCalls } from './services.ts';
import { searchCalls } from './search.ts';
import { settingCalls } from './settings.ts';
import { singleLine, type StaffCall } from './staff-call.ts';
import { staffNoticeCalls } from './staff-notices.ts';
import { staffSessionCalls } from './staff-session.ts';
import { staffCalls } from './staff.ts';
import { article } from './studio/article.ts';
import { banner } from './studio/banner.ts';
import { carton } from './studio/carton.ts';
import { currency } from './studio/currency.ts';
import { fileCalls } from './studio/files.ts';
import { noticeTemplateCalls } from './studio/notice-template.ts';
import { shopModules } from './studio/shop-modules.ts';
import { stationCalls } from './stations.ts';
import { tariffCalls } from './tariffs.ts';
import { testPaymentCalls } from './test-payments.ts';
import { companyUsageCalls, usageCalls } from './usage.ts';
import { listExportCalls } from './list-exports.ts';
import { viewCalls } from './views.ts';
import { withdrawalDeskCalls } from './withdrawals.ts';

const groups: Record<string, Record<string, StaffCall>> = {
  session: staffSessionCalls,
  'staff-notices': staffNoticeCalls,
  views: viewCalls,
  exports: listExportCalls,
  staff: staffCalls,
  roles: roleCalls,
  members: memberDeskCalls,
  wallets: walletDeskCalls,
  coupons: couponDeskCalls,
  addresses: addressDeskCalls,
  audit: auditCalls,
  launch: launchCalls,
  failures: failureCalls,
  archives: archiveCalls,
  'operator-access': operatorAccessCalls,
  'platform-announcements': platformAnnouncementCalls,
  trends: trendCalls,
  tariffs: tariffCalls,
  stations: stationCalls,
  labels: labelCalls,
  parcels: parcelDeskCalls,
  claims: claimDeskCalls,
  services: serviceDeskCalls,
  deposits: depositCalls,
  payments: paymentDeskCalls,
  refunds: refundCalls,
  agents: agentDeskCalls,
  peers: peerDeskCalls,
  'peer-statements': statementDeskCalls,
  'agent-plans': agentPlanCalls,
  earnings: earningDeskCalls,
  reconciliation: reconciliationCalls,
  withdrawals: withdrawalDeskCalls,
  gateways: gatewayAccountCalls,
  'test-payments': testPaymentCalls,
  'bank-accounts': bankAccountCalls,
  orders: orderDeskCalls,
  exceptions: exceptionCalls,
  pick: pickCalls,
  pack: packCalls,
  adjust: adjustCalls,
  batches: batchCalls,
  arrivals: arrivalCalls,
  cases: caseDeskCalls,
  'measure-again': measureAgainCalls,
  companies: companyCalls,
  campaigns: campaignCalls,
  rewards: rewardDeskCalls,
  consignees: consigneeDeskCalls,
  board: boardCalls,
  search: searchCalls,
  boxes: boxCalls,
  'carrier-invoices': carrierInvoiceCalls,
  cod: codDeskCalls,
  reports: reportCalls,
  dedicated: dedicatedDeskCalls,
  marketplaces: marketplaceDeskCalls,
  returns: returnDeskCalls,
  printing: paperDeskCalls,
  papers: paperLayoutCalls,
  stock: stockDeskCalls,
  stockIn: stockStationCalls,
  settings: settingCalls,
  hosts: hostCalls,
  usage: usageCalls,
  'company-usage': companyUsageCalls,
  'company-health': companyHealthCalls,
  'company-terms': companyTermCalls,
  invoices: invoiceCalls,
  plans: planCalls,
  'mail-senders': mailSenderCalls,
  'reference/country': countryReferenceCalls,
  'reference/region': regionReferenceCalls,
  'reference/customsRule': customsRuleReferenceCalls,
};
const studioCalls = [
  fileCalls.add,
  ...Object.values(noticeTemplateCalls),
  ...[carton, article, currency, banner, shopModules].flatMap(({ offered }) => offered),
];
const all = [...Object.values(groups).flatMap((calls) => Object.values(calls)), ...studioCalls];
const paths = (calls: readonly StaffCall[]) => calls.map(({ path }) => path);

test('a call is named after its place', () => {
  for (const [group, calls] of Object.entries(groups)) {
    for (const [name, { path, summary }] of Object.entries(calls)) {
      expect(path).toBe(`/console/${group}/${name}`);
      expect(summary, path).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('what is open without a permission stands here', () => {
  const access = (who: string) => paths(all.filter((call) => call.access === who));
  expect(access('anyone')).toEqual([
    '/console/session/signIn',
    '/console/session/lookAtLink',
    '/console/session/useLink',
    '/console/session/signOut',
    '/console/operator-access/leave',
    '/console/platform-announcements/live',
  ]);
  expect(access('password')).toEqual([
    '/console/session/beginEnrolment',
    '/console/session/confirmSecondFactor',
  ]);
  expect(access('signedIn')).toEqual([
    '/console/session/me',
    '/console/session/changePassword',
    '/console/session/setLanguage',
    '/console/staff-notices/count',
    '/console/staff-notices/list',
    '/console/staff-notices/markRead',
    '/console/staff-notices/markAllRead',
    '/console/staff-notices/choices',
    '/console/staff-notices/setChoice',
  ]);
  expect(access('atWork')).toEqual([
    '/console/views/list',
    '/console/views/save',
    '/console/views/update',
    '/console/views/rename',
    '/console/views/remove',
    '/console/views/setDefault',
    '/console/search/find',
  ]);
});

test('what is no use of a session, and what leaves no line in the audit log, stands here', () => {
  expect(paths(all.filter(({ polls }) => polls))).toEqual([
    '/console/staff-notices/count',
    '/console/exports/list',
    '/console/labels/find',
    '/console/labels/choices',
  ]);
  // Only what the caller has seen.
  expect(paths(all.filter(({ unlogged }) => unlogged))).toEqual([
    '/console/staff-notices/markRead',
    '/console/staff-notices/markAllRead',
  ]);
});

test('every permission opens something', () => {
  const used = new Set(all.map(({ access }) => access));
  expect(permissions.filter((permission) => !used.has(permission))).toEqual([]);
});

test('answers that may be kept nowhere stand here', () => {
  expect(paths(all.filter(({ answersSecret }) => answersSecret))).toEqual([
    '/console/staff/add',
    '/console/staff/resetPassword',
    '/console/members/reveal',
    '/console/addresses/reveal',
    '/console/launch/renewPreviewLink',
    '/console/launch/openPreview',
    '/console/operator-access/enter',
    '/console/labels/addAgent',
    '/console/withdrawals/reveal',
    '/console/companies/add',
    '/console/consignees/reveal',
    '/console/studio/article/previewDraft',
  ]);
});

test('a suspended company still pays its members what is theirs', () => {
  expect(paths(all.filter(({ whileSuspended }) => whileSuspended))).toEqual([
    '/console/refunds/propose',
    '/console/refunds/approve',
    '/console/refunds/refuse',
    '/console/refunds/resend',
    '/console/withdrawals/approve',
    '/console/withdrawals/pay',
    '/console/withdrawals/addProof',
    '/console/withdrawals/reject',
    '/console/withdrawals/fail',
  ]);
});

test('P12: a list answers the id of a shop, which the console names in the reader’s language', () => {
  const answerOf = ({ output }: StaffCall) =>
    JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' }));
  // A station needs its workplace offline, so it stores the name.
  expect(paths(all.filter((call) => answerOf(call).includes('"shopName"')))).toEqual([
    '/console/stations/workplaces',
  ]);
});

test('a typed line has no control characters', () => {
  const text = singleLine(10);
  for (const typed of ['a\u0000b', 'a\nb', 'a\u007fb', 'a\ud800b', 'longer than ten']) {
    expect(text.safeParse(typed).success, typed).toBe(false);
  }
  for (const typed of ['', '海港 集運', 'người', "O'Neil", '👍'])
    expect(text.safeParse(typed).success).toBe(true);
  expect(text.parse('  a  ')).toBe('a');
});
