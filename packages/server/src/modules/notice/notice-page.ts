import { type NoticeKind, noticeSubject } from '@onehaul/domain/notice';

const notices = { page: 'notify', word: 'mail.openNotices' } as const;
/** Order notices about the receiver's confirmation at customs. */
const confirmationKinds: readonly NoticeKind[] = ['consigneeAsked', 'consigneeOverdue'];

/** Target page relative to `/member/` and its label key in `notice.json`. The portal's list uses it too. */
export function noticePage(
  kind: NoticeKind,
  subjectId: number,
  { number }: Readonly<Record<string, unknown>>,
) {
  switch (noticeSubject(kind)) {
    case 'parcel':
      // After a rejected claim the parcel is not among the member's own, so there is no page to open.
      return kind === 'claimRejected'
        ? notices
        : ({ page: `parcel?open=${subjectId}`, word: 'mail.open' } as const);
    case 'order':
      return confirmationKinds.includes(kind)
        ? ({ page: 'declare?tab=confirmations', word: 'mail.openConfirmation' } as const)
        : ({ page: `order?order=${subjectId}`, word: 'mail.openOrder' } as const);
    case 'payment':
      return typeof number === 'string' && /^[0-9A-Z]{16,32}$/.test(number)
        ? ({ page: `pay/${number}`, word: 'mail.openPayment' } as const)
        : notices;
    case 'withdrawal':
      return { page: 'flow?tab=withdrawals', word: 'mail.openWithdrawal' } as const;
    case 'wallet':
      return { page: 'flow', word: 'mail.openWallet' } as const;
    case 'reward':
      return { page: 'coupon', word: 'mail.openReward' } as const;
    case 'agent':
      return { page: 'agent', word: 'mail.openAgent' } as const;
    case 'service':
      return { page: `added-list?open=${subjectId}`, word: 'mail.openService' } as const;
    case 'case':
      return { page: `case?case=${subjectId}`, word: 'mail.openCase' } as const;
    case 'stock':
      return { page: '/cod/inventory', word: 'mail.openStock' } as const;
    case 'collection':
      return {
        page: kind === 'codRefused' ? '/cod/problem' : '/cod/order?tab=remittances',
        word: 'mail.openCollection',
      } as const;
    case 'marketplace':
      return {
        page: kind === 'marketplaceExpired' ? '/shopee/shop' : '/shopee/order',
        word: 'mail.openMarketplace',
      } as const;
    case 'return':
      return { page: `/back/order?open=${subjectId}`, word: 'mail.openReturn' } as const;
    case 'statement':
      return { page: '/same/order?tab=statements', word: 'mail.openStatement' } as const;
  }
}
