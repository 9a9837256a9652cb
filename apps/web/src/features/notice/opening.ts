import type { Notice } from '@onehaul/contract/notice';
import { type NoticeKind, noticeSubject, type NoticeSubject } from '@onehaul/domain/notice';
import {
  casePath,
  confirmationsPath,
  orderPath,
  parcelPath,
  paths,
  payPath,
  servicePath,
} from '../../app/paths.ts';
import { sellerPaths } from '../../app/seller-paths.ts';

type Opened = Pick<Notice, 'kind' | 'subjectId' | 'number'>;

/** Orders whose receiver has something to say at customs. */
const confirmed: readonly NoticeKind[] = ['consigneeAsked', 'consigneeOverdue'];
const isPaymentNumber = (number: string) => /^[0-9A-Z]{16,32}$/.test(number);

/** The page a notice leads to; undefined where there is none of its own. A mail and a push lead to the same. */
export function openingOf({ kind, subjectId, number }: Opened): string | undefined {
  const pages: Record<NoticeSubject, string | undefined> = {
    // What a rejected claim was about is not among the member's parcels.
    parcel: kind === 'claimRejected' ? undefined : parcelPath(subjectId),
    order: confirmed.includes(kind) ? confirmationsPath : orderPath(subjectId),
    payment: isPaymentNumber(number) ? payPath(number) : undefined,
    withdrawal: `${paths.wallet}?tab=withdrawals`,
    reward: paths.coupons,
    agent: paths.agent,
    service: servicePath(subjectId),
    case: casePath(subjectId),
    stock: sellerPaths.codInventory,
    collection: kind === 'codRefused' ? sellerPaths.codProblems : `${sellerPaths.codOrders}?tab=remittances`,
    marketplace: kind === 'marketplaceExpired' ? sellerPaths.shopeeShops : sellerPaths.shopeeOrders,
    return: `${sellerPaths.returnOrders}?open=${subjectId}`,
    statement: `${sellerPaths.peerOrders}?tab=statements`,
  };
  return pages[noticeSubject(kind)];
}

/** Which of the words says where it leads. */
export const openingWord = (kind: NoticeKind) =>
  confirmed.includes(kind) ? 'open.confirmation' : (`open.${noticeSubject(kind)}` as const);
