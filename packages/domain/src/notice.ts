import type { Module } from './shop.ts';

/** Kinds of member notifications. Each has page and mail texts in every language. */
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
  'balanceAdded',
  'balanceDeducted',
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

/** What a notification is about and links to. */
export const noticeSubjects = [
  'parcel',
  'order',
  'payment',
  'withdrawal',
  'wallet',
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
  balanceAdded: 'wallet',
  balanceDeducted: 'wallet',
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

/** Kinds that can occur with these modules; preferences list only these. */
export function noticeKindsForModules(modules: readonly Module[]): readonly NoticeKind[] {
  return noticeKinds.filter((kind) => {
    const module = modulesOf[noticeSubject(kind)];
    return module === undefined || modules.includes(module);
  });
}

/** External channels; the in-product notification is always created. */
export const noticeChannels = ['mail', 'sms', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Not mailed by default: they require no action and are not awaited. */
const notMailedByDefault: readonly NoticeKind[] = ['parcelReceived', 'couponGiven', 'levelReached'];

/** Texted by default: missing these costs the member money or goods, or they report an outgoing payment. */
const smsByDefaultKinds: readonly NoticeKind[] = [
  'storageAbandoned',
  'orderDifferenceDue',
  'consigneeAsked',
  'consigneeOverdue',
  'withdrawalPaid',
];

/** An SMS costs the shop money, so only events that require action or presence at home qualify. */
const smsKinds: readonly NoticeKind[] = [
  ...smsByDefaultKinds,
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

/** Not urgent enough for a push notification by default. */
const notPushedByDefault: readonly NoticeKind[] = [
  'parcelReceived',
  'parcelDisposed',
  'orderExpired',
  'couponGiven',
  'couponEnding',
  'pointsEnding',
  'levelReached',
  'earningAvailable',
];

/** Whether a kind may use a channel at all. */
export const isChannelPossible = (kind: NoticeKind, channel: NoticeChannel) =>
  channel !== 'sms' || smsKinds.includes(kind);

/** Default of a kind and channel without a member preference. */
export function isOnByDefault(kind: NoticeKind, channel: NoticeChannel): boolean {
  if (channel === 'mail') return !notMailedByDefault.includes(kind);
  if (channel === 'sms') return smsByDefaultKinds.includes(kind);
  return !notPushedByDefault.includes(kind);
}

/** The member's preference for a kind and channel, if set. */
export type ChoiceLookup = (kind: NoticeKind, channel: NoticeChannel) => boolean | undefined;

/** Channels of a notification: those possible, by member preference or default. */
export const channelsOf = (kind: NoticeKind, chosen: ChoiceLookup): NoticeChannel[] =>
  noticeChannels.filter(
    (channel) => isChannelPossible(kind, channel) && (chosen(kind, channel) ?? isOnByDefault(kind, channel)),
  );

/** Every possible kind and channel with its default, as the parameter table of a database query. */
export const noticeChannelDefaults = noticeKinds.flatMap((kind) =>
  noticeChannels
    .filter((channel) => isChannelPossible(kind, channel))
    .map((channel) => ({ kind, channel, isUsual: isOnByDefault(kind, channel) })),
);
