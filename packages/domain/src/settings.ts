/** Settings a shop may override, with the product's defaults (§9). */
export const defaultSettings = {
  imageMostBytes: 5 * 1024 * 1024,
  sheetMostBytes: 3 * 1024 * 1024,
  smsWaitSeconds: 60,
  smsPerNumberAnHour: 5,
  smsPerAddressAnHour: 10,
  /** Distinct phone numbers per hour that share all but their last four digits. */
  smsNeighboursAnHour: 3,
  smsPerDialCodeADay: 500,
  qrLoginSeconds: 300,
  passwordLeastLength: 6,
  /** 1 requires eight characters and no common password, 0 only the spec's minimum (A13). */
  strongPasswords: 1,
  /** Absolute session lifetime in days after sign-in, regardless of refreshes (A10). */
  memberSessionDays: 30,
  instantDispatchMostParcels: 50,
  /** Maximum parcels of one order; 0 for no limit (A50). */
  orderMostParcels: 0,
  /** 1 if a forecast requires goods name and price; an order always does (A34). */
  forecastNeedsGoods: 0,
  /** How long a quote stays valid (A42). */
  quoteDays: 7,
  /** Days before storage charges begin at which the member is notified (A32). */
  storageWarnDays: 3,
  /** Days an unowned parcel is listed to all members before it may be disposed of. */
  unclaimedNoticeDays: 15,
  /** Wrong numbers per day that a member may try when claiming unowned parcels (A31). */
  claimMissesADay: 10,
  /** Extra cost of a packed order that the shop bears without asking its owner (A42). */
  adjustToleranceCents: 500,
  /** Percentage by which boxes may be lighter than their contents before packing requires a reason (A42). */
  packedLighterPercent: 15,
  /** Automatic refunds after packing above this amount need approval (A42). */
  refundReviewCents: 5_000,
  /** Days an unpaid order reserves its parcels. */
  unpaidOrderDays: 7,
  /** Days after delivery when an order completes automatically. */
  completeAfterDays: 10,
  /** Validity of a gateway's payment code. */
  paymentMinutes: 30,
  /** Value of a point when paying. */
  pointCents: 1,
  /** Refunds above this amount need two people. */
  refundSecondPersonCents: 50_000,
  /** Minimum withdrawal, withdrawals per day, and announced processing time in working days. */
  withdrawalLeastCents: 1000,
  withdrawalsADay: 3,
  withdrawalDays: 3,
  /** Withdrawals above this amount need two people. */
  withdrawalSecondPersonCents: 100_000,
  /** Waiting time before anything is paid out to a new card. */
  newCardHours: 24,
  /** Daily sign-in points, and the bonus on the last day of each full streak. */
  signInPoints: 5,
  signInStreakDays: 7,
  signInStreakPoints: 30,
  /** Points per yuan of a completed order, per review, and per friend's first order. */
  pointsPerYuan: 1,
  reviewPoints: 20,
  invitePoints: 100,
  /** Lifetime of points, and days before expiry at which the member is notified. */
  pointDays: 365,
  rewardWarnDays: 7,
  /** Days after delivery within which damage or loss can be claimed. */
  claimWindowDays: 30,
  /**
   * Uninsured goods are compensated up to this multiple of their freight; parcels without a paid order up to
   * this amount.
   */
  claimFreightTimes: 3,
  claimParcelMostCents: 30_000,
  /** Response time for a case and for a service, in hours. */
  caseAnswerHours: 24,
  serviceHours: 48,
  /** Hours a consignee has to confirm at customs. */
  consigneeHours: 48,
  /** Maximum notification texts to one member per day. */
  smsNoticesADay: 5,
  /** Service option charged for relabelling returned goods; 0 for free. */
  relabelOptionId: 0,
} as const;

const listDefaults = {
  /** Countries that verification codes are sent to; empty for all. */
  smsCountryIds: [],
} as const;

export type Settings = { readonly [Name in keyof typeof defaultSettings]: number } & {
  readonly [Name in keyof typeof listDefaults]: readonly number[];
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Settings that accept 0: switches, limits and rewards a shop may turn off. */
const zeroAllowed: readonly string[] = [
  'strongPasswords',
  'orderMostParcels',
  'signInPoints',
  'signInStreakPoints',
  'pointsPerYuan',
  'reviewPoints',
  'invitePoints',
  'relabelOptionId',
];

/** Merges the shop's valid values (positive integers) over the defaults. */
export function settingsFrom(own: Readonly<Record<string, unknown>>): Settings {
  const numbers = Object.entries(defaultSettings).map(([name, value]) => {
    const chosen = own[name];
    const isChosen = isCount(chosen) || (chosen === 0 && zeroAllowed.includes(name));
    return [name, isChosen ? chosen : value];
  });
  const lists = Object.entries(listDefaults).map(([name, value]) => {
    const chosen = own[name];
    return [name, Array.isArray(chosen) && chosen.every(isCount) ? chosen : value];
  });
  return Object.fromEntries([...numbers, ...lists]) as Settings;
}
