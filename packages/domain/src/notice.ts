import type { Module } from './shop.ts';

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
  'withdrawalPaid',
  'withdrawalRejected',
  'couponGiven',
  'couponEnding',
  'pointsEnding',
  'levelReached',
  'agentApproved',
  'agentRefused',
  'earningAvailable',
  'consigneeAsked',
  'consigneeOverdue',
  'serviceQuoted',
  'serviceDone',
  'serviceNotPossible',
  'caseAnswered',
  'caseOffered',
  'caseMeasured',
  'caseClosed',
  'stockReceived',
  'stockLow',
  'codRefused',
  'codRemitted',
  'marketplaceCancelled',
  'marketplaceExpired',
  'returnReceived',
  'returnGraded',
  'statementIssued',
  'statementOverdue',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about, and leads to. */
export const noticeSubjects = [
  'parcel',
  'order',
  'payment',
  'withdrawal',
  'reward',
  'agent',
  'service',
  'case',
  'stock',
  'collection',
  'marketplace',
  'return',
  'statement',
] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

const subjectOf: Partial<Record<NoticeKind, NoticeSubject>> = {
  depositRejected: 'payment',
  rechargeSettled: 'payment',
  withdrawalPaid: 'withdrawal',
  withdrawalRejected: 'withdrawal',
  couponGiven: 'reward',
  couponEnding: 'reward',
  pointsEnding: 'reward',
  levelReached: 'reward',
  agentApproved: 'agent',
  agentRefused: 'agent',
  earningAvailable: 'agent',
  consigneeAsked: 'order',
  consigneeOverdue: 'order',
  serviceQuoted: 'service',
  serviceDone: 'service',
  serviceNotPossible: 'service',
  caseAnswered: 'case',
  caseOffered: 'case',
  caseMeasured: 'case',
  caseClosed: 'case',
  stockReceived: 'stock',
  stockLow: 'stock',
  codRefused: 'collection',
  codRemitted: 'collection',
  marketplaceCancelled: 'marketplace',
  marketplaceExpired: 'marketplace',
  returnReceived: 'return',
  returnGraded: 'return',
  statementIssued: 'statement',
  statementOverdue: 'statement',
};

export function noticeSubject(kind: NoticeKind): NoticeSubject {
  return subjectOf[kind] ?? (kind.startsWith('order') ? 'order' : 'parcel');
}

export const kindsAbout = (subject: NoticeSubject) =>
  noticeKinds.filter((kind) => noticeSubject(kind) === subject);

const modulesOf: Partial<Record<NoticeSubject, Module>> = {
  parcel: 'consolidation',
  order: 'consolidation',
  agent: 'agent',
  stock: 'cashOnDelivery',
  collection: 'cashOnDelivery',
  marketplace: 'marketplace',
  return: 'returns',
  statement: 'peers',
};

/** What can happen at a shop with these modules: nobody is asked about the rest. */
export function kindsAt(modules: readonly Module[]): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => {
    const module = modulesOf[noticeSubject(kind)];
    return module === undefined || modules.includes(module);
  });
}

/** Ways a notice leaves the product by; in the product itself it stands always. */
export const noticeChannels = ['mail', 'sms', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Not worth a mail: neither asks for something nor was waited for. */
const unmailed: readonly NoticeKind[] = ['parcelReceived', 'couponGiven', 'levelReached'];

/** What costs the member money or their goods when it is read too late, or is money that left us. */
const textedAnyhow: readonly NoticeKind[] = [
  'storageAbandoned',
  'orderDifferenceDue',
  'consigneeAsked',
  'consigneeOverdue',
  'withdrawalPaid',
];

/** A text costs the shop money: only what somebody must act on, or wait at home for, can be one. */
const textable: readonly NoticeKind[] = [
  ...textedAnyhow,
  'parcelHeld',
  'storageEnding',
  'storageDue',
  'orderPriced',
  'orderOverCeiling',
  'orderArrived',
  'orderDelivered',
  'orderWithdrawn',
  'depositRejected',
  'rechargeSettled',
  'withdrawalRejected',
  'serviceQuoted',
  'caseOffered',
];

/** Nobody waits for these with the phone in the hand. */
const unpushed: readonly NoticeKind[] = [
  'parcelReceived',
  'parcelDisposed',
  'orderExpired',
  'couponGiven',
  'couponEnding',
  'pointsEnding',
  'levelReached',
  'earningAvailable',
];

/** Whether a kind may leave by a channel at all. */
export const isPossible = (kind: NoticeKind, channel: NoticeChannel) =>
  channel !== 'sms' || textable.includes(kind);

/** Whether a kind leaves by a channel where the member has said nothing. */
export function isByDefault(kind: NoticeKind, channel: NoticeChannel): boolean {
  if (channel === 'mail') return !unmailed.includes(kind);
  if (channel === 'sms') return textedAnyhow.includes(kind);
  return !unpushed.includes(kind);
}

/** What the member has said of a kind and a channel, if anything. */
export type ChosenOf = (kind: NoticeKind, channel: NoticeChannel) => boolean | undefined;

/** The channels a notice of a kind leaves by: those possible, as the member chose or else as is usual. */
export const channelsOf = (kind: NoticeKind, chosen: ChosenOf): NoticeChannel[] =>
  noticeChannels.filter(
    (channel) => isPossible(kind, channel) && (chosen(kind, channel) ?? isByDefault(kind, channel)),
  );

/** Every kind and channel that can be, with what is usual: the table that the database is asked with. */
export const possibleWays = noticeKinds.flatMap((kind) =>
  noticeChannels
    .filter((channel) => isPossible(kind, channel))
    .map((channel) => ({ kind, channel, isUsual: isByDefault(kind, channel) })),
);
