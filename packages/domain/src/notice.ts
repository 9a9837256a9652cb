/** What a member is told of. Each has words for the page and for a mail in every language. */
export const noticeKinds = [
  'parcelReceived',
  'parcelStored',
  'parcelMisrouted',
  'parcelHeld',
  'parcelReleased',
  'claimApproved',
  'claimRejected',
  'storageEnding',
  'storageDue',
  'storageAbandoned',
  'parcelDisposed',
  'parcelReturned',
  'orderPriced',
  'orderPaid',
  'orderDifferenceDue',
  'orderRefunded',
  'orderShipped',
  'orderArrived',
  'orderDelivered',
  'orderExpired',
  'orderWithdrawn',
  'orderOverCeiling',
  'depositRejected',
  'rechargeSettled',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const paymentKinds: readonly NoticeKind[] = ['depositRejected', 'rechargeSettled'];

/** What a notice is about, and leads to. */
export function noticeSubject(kind: NoticeKind): 'parcel' | 'order' | 'payment' {
  if (paymentKinds.includes(kind)) return 'payment';
  return kind.startsWith('order') ? 'order' : 'parcel';
}

/** Of those, what is worth a mail: what asks for something, or what one has waited for. */
const mailed: readonly NoticeKind[] = noticeKinds.filter((kind) => kind !== 'parcelReceived');
export const isMailed = (kind: NoticeKind) => mailed.includes(kind);
