import { pageOfStaffNotice, type StaffNotice } from '@onehaul/contract/console/staff-notices';
import { moneyNoticeEvents, permissionForNotice } from '@onehaul/domain/staff/staff-notice';
import { expect, test } from 'vitest';
import { pagesFor } from '../../app/navigation.ts';

const row = { id: 1, createdAt: new Date(), isRead: false, shopId: 2, subjectId: 3, number: 'N1' };
const money = (event: (typeof moneyNoticeEvents)[number]): StaffNotice => ({
  ...row,
  kind: 'money',
  event,
  minor: 100,
  currencyCode: 'CNY',
});
const notices: StaffNotice[] = [
  { ...row, kind: 'case', event: 'written' },
  ...moneyNoticeEvents.map(money),
  { ...row, kind: 'failure', job: 'relay' },
  { ...row, kind: 'quota', event: 'near', quantity: 'members' },
];

test.each(notices)('a notice about $kind opens a page that a person of its permission may see', (notice) => {
  const page = new URL(pageOfStaffNotice(notice), 'https://console.test');
  // The lists are read with a permission that everybody has who may act in them.
  const held = { case: 'case:read', money: 'finance:read' } as const;
  const permission = permissionForNotice(notice.kind);
  const read = notice.kind in held ? held[notice.kind as keyof typeof held] : permission;
  expect(pagesFor([permission, read]).map(({ path }) => path)).toContain(page.pathname);
});
