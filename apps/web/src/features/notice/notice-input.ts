import { noticeSubjects } from '@onehaul/domain/notice';
import { parseListState } from '@onehaul/ui/list/address-state';

export const noticeRows = 20;

/** Maps the list's URL to call input; unknown values are ignored. */
export function noticeInput(address: URLSearchParams) {
  const { page, filters } = parseListState(address, ['subject', 'unread']);
  return {
    isUnreadOnly: filters['unread'] === '1',
    subject: noticeSubjects.find((one) => one === filters['subject']) ?? null,
    pageIndex: page,
    pageRows: noticeRows,
  };
}
