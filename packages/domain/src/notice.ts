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
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Of those, what is worth a mail: what asks for something, or what one has waited for. */
const mailed: readonly NoticeKind[] = noticeKinds.filter((kind) => kind !== 'parcelReceived');
export const isMailed = (kind: NoticeKind) => mailed.includes(kind);
