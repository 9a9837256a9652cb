import type { StaffNotice } from '@onehaul/contract/console/staff-notices';
import type { NoticeRow } from './staff-notice.repository.ts';

/** A notice as the contract describes it: its details were written for its kind. */
export function noticeView(row: NoticeRow): StaffNotice {
  const { details, id, kind, shopId, subjectId, createdAt, isRead } = row;
  const notice = { ...(details as object), id, kind, shopId, subjectId, createdAt, isRead };
  return notice as StaffNotice;
}
