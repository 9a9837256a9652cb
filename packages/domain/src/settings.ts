/** What a shop may set otherwise, with the product's own values (§9). */
export const defaultSettings = {
  imageMostBytes: 5 * 1024 * 1024,
  sheetMostBytes: 3 * 1024 * 1024,
  smsWaitSeconds: 60,
  smsPerNumberAnHour: 5,
  smsPerAddressAnHour: 10,
  /** Different numbers an hour that share all but their last four digits. */
  smsNeighboursAnHour: 3,
  smsPerDialCodeADay: 500,
  qrLoginSeconds: 300,
  passwordLeastLength: 6,
  /** 1 for eight characters and none of the common passwords, 0 for the spec's minimum alone (A13). */
  strongPasswords: 1,
  /** Days after a sign-in that its session ends, however often it was refreshed (A10). */
  memberSessionDays: 30,
  instantDispatchMostParcels: 50,
  /** Parcels that one order takes; 0 for as many as there are (A50). */
  orderMostParcels: 0,
  /** 1 where a forecast itself needs goods name and price; an order needs them in any case (A34). */
  forecastNeedsGoods: 0,
  /** How long a price is kept for a member (A42). */
  quoteDays: 7,
  /** Days before storage costs money that a member is told (A32). */
  storageWarnDays: 3,
  /** Days an unowned parcel is shown to everybody before it may be disposed of. */
  unclaimedNoticeDays: 15,
  /** Wrong numbers a day that a member may type for unowned parcels (A31). */
  claimMissesADay: 10,
  /** How much dearer a packed order may be before its owner is asked (A42). */
  adjustToleranceCents: 500,
  /** How much less boxes may weigh than what is in them, in percent, before packing asks why (A42). */
  packedLighterPercent: 15,
  /** What packing gives back above this waits for a person (A42). */
  refundReviewCents: 5_000,
  /** Days an unpaid order keeps its parcels. */
  unpaidOrderDays: 7,
  /** Days after delivery that an order completes by itself. */
  completeAfterDays: 10,
  /** How long a gateway's code can be paid. */
  paymentMinutes: 30,
  /** What a point takes off a bill. */
  pointCents: 1,
  /** Refunds above this take two people. */
  refundSecondPersonCents: 50_000,
  /** The least that is paid out at once, how often a day, and within how many working days it is said to happen. */
  withdrawalLeastCents: 1000,
  withdrawalsADay: 3,
  withdrawalDays: 3,
  /** Withdrawals above this take two people. */
  withdrawalSecondPersonCents: 100_000,
  /** Nothing is paid to a card before it has been known for so long. */
  newCardHours: 24,
  /** For coming by: each day, and on the last day of every full streak. */
  signInPoints: 5,
  signInStreakDays: 7,
  signInStreakPoints: 30,
  /** Points for each yuan of a completed order, for a review, and for a friend's first order. */
  pointsPerYuan: 1,
  reviewPoints: 20,
  invitePoints: 100,
  /** How long points live, and how long before their end one is told. */
  pointDays: 365,
  rewardWarnDays: 7,
  /** Days after delivery that damage or loss can be claimed. */
  claimWindowDays: 30,
  /** What was not insured is paid up to so many times what its way cost; what no order paid a way for, up to this. */
  claimFreightTimes: 3,
  claimParcelMostCents: 30_000,
  /** Hours within which a case or a service is answered. */
  caseAnswerHours: 24,
  serviceHours: 48,
  /** Hours a consignee has to confirm at customs. */
  consigneeHours: 48,
  /** Texts a day that notices may send to one member. */
  smsNoticesADay: 5,
  /** The option of a service that new labels of returned goods are charged by; 0 where they cost nothing. */
  relabelOptionId: 0,
} as const;

const ownLists = {
  /** Countries that codes are sent to; empty for all. */
  smsCountryIds: [],
} as const;

export type Settings = { readonly [Name in keyof typeof defaultSettings]: number } & {
  readonly [Name in keyof typeof ownLists]: readonly number[];
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What a shop gives, and may choose not to. */
const mayBeNothing: readonly string[] = [
  'strongPasswords',
  'orderMostParcels',
  'signInPoints',
  'signInStreakPoints',
  'pointsPerYuan',
  'reviewPoints',
  'invitePoints',
  'relabelOptionId',
];

/** The shop's settings: its own whole positive numbers where it has them, the defaults elsewhere. */
export function settingsFrom(own: Readonly<Record<string, unknown>>): Settings {
  const numbers = Object.entries(defaultSettings).map(([name, value]) => {
    const chosen = own[name];
    const isChosen = isCount(chosen) || (chosen === 0 && mayBeNothing.includes(name));
    return [name, isChosen ? chosen : value];
  });
  const lists = Object.entries(ownLists).map(([name, value]) => {
    const chosen = own[name];
    return [name, Array.isArray(chosen) && chosen.every(isCount) ? chosen : value];
  });
  return Object.fromEntries([...numbers, ...lists]) as Settings;
}
