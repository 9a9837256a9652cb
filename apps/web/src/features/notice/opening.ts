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

/** Kinds about orders whose receiver must confirm at customs. */
const confirmed: readonly NoticeKind[] = ['consigneeAsked', 'consigneeOverdue'];
const isPaymentNumber = (number: string) => /^[0-9A-Z]{16,32}$/.test(number);

/** Target page of a notice; undefined where there is none. Mail and push link to the same. */
export function openingOf({ kind, subjectId, number }: Opened): string | undefined {
  const pages: Record<NoticeSubject, string | undefined> = {
    // The parcel of a rejected claim is not among the member's own.
    parcel: kind === 'claimRejected' ? undefined : parcelPath(subjectId),
    order: confirmed.includes(kind) ? confirmationsPath : orderPath(subjectId),
    payment: isPaymentNumber(number) ? payPath(number) : undefined,
    withdrawal: `${paths.wallet}?tab=withdrawals`,
    wallet: paths.wallet,
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

/** Message key of the link text. */
export const openingWord = (kind: NoticeKind) =>
  confirmed.includes(kind) ? 'open.confirmation' : (`open.${noticeSubject(kind)}` as const);
