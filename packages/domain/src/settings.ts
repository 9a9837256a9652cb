/** Groups of settings, in the order of the console's page. Each is versioned as a whole. */
export const settingGroups = [
  'signIn',
  'texts',
  'parcels',
  'orders',
  'cases',
  'withdrawals',
  'approvals',
  'rewards',
  'uploads',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** What a number means. `yesNo` is 0 or 1; the last two name a record and a list of records. */
export type SettingUnit =
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'workingDays'
  | 'count'
  | 'parcels'
  | 'characters'
  | 'points'
  | 'times'
  | 'percent'
  | 'cents'
  | 'bytes'
  | 'yesNo'
  | 'serviceOption'
  | 'countries';

type SettingType = {
  readonly group: SettingGroup;
  readonly unit: SettingUnit;
  readonly default: number | readonly number[];
  readonly min: number;
  /** Largest value, or the largest number of list entries. */
  readonly max: number;
  /** 0 switches the limit or the reward off. */
  readonly isOffAtZero?: true;
  /** Limit of a two-person approval: a change needs `finance:review` and a reason. */
  readonly isGuarded?: true;
};

const megabyte = 1024 * 1024;
const largestId = 2_147_483_647;

/** Every setting a shop may override (§9). Values are whole numbers, or lists of them. */
export const settingTypes = {
  smsWaitSeconds: { group: 'signIn', unit: 'seconds', default: 60, min: 30, max: 600 },
  qrLoginSeconds: { group: 'signIn', unit: 'seconds', default: 300, min: 60, max: 900 },
  // Below the strong rule's own minimum it has no effect while that rule is on (A13).
  passwordLeastLength: { group: 'signIn', unit: 'characters', default: 6, min: 6, max: 32 },
  /** Requires eight characters and no common password, not only the spec's minimum (A13). */
  strongPasswords: { group: 'signIn', unit: 'yesNo', default: 1, min: 0, max: 1 },
  /** Absolute session lifetime after sign-in, regardless of refreshes (A10). */
  memberSessionDays: { group: 'signIn', unit: 'days', default: 30, min: 1, max: 365 },

  smsPerNumberAnHour: { group: 'texts', unit: 'count', default: 5, min: 1, max: 60 },
  smsPerAddressAnHour: { group: 'texts', unit: 'count', default: 10, min: 1, max: 1_000 },
  /** Distinct phone numbers per hour that share all but their last four digits. */
  smsNeighboursAnHour: { group: 'texts', unit: 'count', default: 3, min: 1, max: 100 },
  smsPerDialCodeADay: { group: 'texts', unit: 'count', default: 500, min: 1, max: 100_000 },
  /** Maximum notification texts to one member per day. */
  smsNoticesADay: { group: 'texts', unit: 'count', default: 5, min: 1, max: 50 },
  /** Countries that verification codes are sent to; empty for all. */
  smsCountryIds: { group: 'texts', unit: 'countries', default: [], min: 0, max: 250 },

  /** A forecast requires goods name and price; an order always does (A34). */
  forecastNeedsGoods: { group: 'parcels', unit: 'yesNo', default: 0, min: 0, max: 1 },
  /** Days before storage charges begin at which the member is notified (A32). */
  storageWarnDays: { group: 'parcels', unit: 'days', default: 3, min: 1, max: 60 },
  /** Days an unowned parcel is listed to all members before it may be disposed of. */
  unclaimedNoticeDays: { group: 'parcels', unit: 'days', default: 15, min: 1, max: 365 },
  /** Wrong numbers per day that a member may try when claiming unowned parcels (A31). */
  claimMissesADay: { group: 'parcels', unit: 'count', default: 10, min: 1, max: 100 },
  /** Service option charged for relabelling returned goods; 0 for free. */
  relabelOptionId: { group: 'parcels', unit: 'serviceOption', default: 0, min: 0, max: largestId },

  instantDispatchMostParcels: {
    group: 'orders',
    unit: 'parcels',
    default: 50,
    min: 1,
    max: 500,
  },
  /** Maximum parcels of one order (A50). */
  orderMostParcels: {
    group: 'orders',
    unit: 'parcels',
    default: 0,
    min: 0,
    max: 1_000,
    isOffAtZero: true,
  },
  /** How long a quote stays valid (A42). */
  quoteDays: { group: 'orders', unit: 'days', default: 7, min: 1, max: 90 },
  /** Days an unpaid order reserves its parcels. */
  unpaidOrderDays: { group: 'orders', unit: 'days', default: 7, min: 1, max: 90 },
  /** Validity of a gateway's payment code. */
  paymentMinutes: { group: 'orders', unit: 'minutes', default: 30, min: 5, max: 120 },
  /** Extra cost of a packed order that the shop bears without asking its owner (A42). */
  adjustToleranceCents: { group: 'orders', unit: 'cents', default: 500, min: 1, max: 1_000_00 },
  /** How much lighter boxes may be than their contents before packing requires a reason (A42). */
  packedLighterPercent: { group: 'orders', unit: 'percent', default: 15, min: 1, max: 90 },
  /** Hours a consignee has to confirm at customs. */
  consigneeHours: { group: 'orders', unit: 'hours', default: 48, min: 1, max: 720 },
  /** Days after delivery when an order completes automatically. */
  completeAfterDays: { group: 'orders', unit: 'days', default: 10, min: 1, max: 90 },

  /** Days after delivery within which damage or loss can be claimed. */
  claimWindowDays: { group: 'cases', unit: 'days', default: 30, min: 1, max: 365 },
  /** Uninsured goods are compensated up to this multiple of their freight. */
  claimFreightTimes: { group: 'cases', unit: 'times', default: 3, min: 1, max: 100 },
  /** The same for parcels without a paid order. */
  claimParcelMostCents: { group: 'cases', unit: 'cents', default: 300_00, min: 1, max: 100_000_00 },
  /** Response time for a case and for a service. */
  caseAnswerHours: { group: 'cases', unit: 'hours', default: 24, min: 1, max: 720 },
  serviceHours: { group: 'cases', unit: 'hours', default: 48, min: 1, max: 720 },

  withdrawalLeastCents: { group: 'withdrawals', unit: 'cents', default: 10_00, min: 1, max: 10_000_00 },
  withdrawalsADay: { group: 'withdrawals', unit: 'count', default: 3, min: 1, max: 50 },
  /** Announced processing time. */
  withdrawalDays: { group: 'withdrawals', unit: 'workingDays', default: 3, min: 1, max: 30 },
  /** Waiting time before anything is paid out to a new card. */
  newCardHours: { group: 'withdrawals', unit: 'hours', default: 24, min: 1, max: 720 },

  /** Automatic refunds after packing above this amount need approval (A42). */
  refundReviewCents: {
    group: 'approvals',
    unit: 'cents',
    default: 50_00,
    min: 0,
    max: 100_000_00,
    isGuarded: true,
  },
  /** Refunds and compensation above this amount need two people. */
  refundSecondPersonCents: {
    group: 'approvals',
    unit: 'cents',
    default: 500_00,
    min: 0,
    max: 100_000_00,
    isGuarded: true,
  },
  /** Withdrawals above this amount need two people. */
  withdrawalSecondPersonCents: {
    group: 'approvals',
    unit: 'cents',
    default: 1_000_00,
    min: 0,
    max: 100_000_00,
    isGuarded: true,
  },

  /** Value of a point when paying. */
  pointCents: { group: 'rewards', unit: 'cents', default: 1, min: 1, max: 100_00 },
  /** Points per yuan of a completed order. */
  pointsPerYuan: { group: 'rewards', unit: 'points', default: 1, min: 0, max: 100, isOffAtZero: true },
  signInPoints: { group: 'rewards', unit: 'points', default: 5, min: 0, max: 10_000, isOffAtZero: true },
  /** On the last day of each full streak the bonus is added. */
  signInStreakDays: { group: 'rewards', unit: 'days', default: 7, min: 1, max: 365 },
  signInStreakPoints: {
    group: 'rewards',
    unit: 'points',
    default: 30,
    min: 0,
    max: 10_000,
    isOffAtZero: true,
  },
  reviewPoints: { group: 'rewards', unit: 'points', default: 20, min: 0, max: 10_000, isOffAtZero: true },
  /** For a friend's first order. */
  invitePoints: { group: 'rewards', unit: 'points', default: 100, min: 0, max: 100_000, isOffAtZero: true },
  /** Lifetime of points, and days before expiry at which the member is notified. */
  pointDays: { group: 'rewards', unit: 'days', default: 365, min: 1, max: 3_650 },
  rewardWarnDays: { group: 'rewards', unit: 'days', default: 7, min: 1, max: 90 },

  // The form reader takes files of 10 MB at most.
  imageMostBytes: {
    group: 'uploads',
    unit: 'bytes',
    default: 5 * megabyte,
    min: megabyte,
    max: 10 * megabyte,
  },
  sheetMostBytes: {
    group: 'uploads',
    unit: 'bytes',
    default: 3 * megabyte,
    min: megabyte,
    max: 10 * megabyte,
  },
} as const satisfies Record<string, SettingType>;

type Types = typeof settingTypes;
export type SettingName = keyof Types;
/** The value of every setting: the shop's own, else the default. */
export type Settings = {
  readonly [Name in SettingName]: Types[Name]['default'] extends number ? number : readonly number[];
};
export type SettingValue = Settings[SettingName];
/** Values a shop has set; a missing one is the default. */
export type OwnSettings = Partial<Settings>;

export const settingNames = Object.keys(settingTypes) as SettingName[];
export const settingTypeOf = (name: SettingName): SettingType => settingTypes[name];
/** Names of the settings of a group. */
export type SettingOf<Group extends SettingGroup> = {
  [Name in SettingName]: Types[Name]['group'] extends Group ? Name : never;
}[SettingName];
export const settingsOfGroup = <Group extends SettingGroup>(group: Group): SettingOf<Group>[] =>
  settingNames.filter((name): name is SettingOf<Group> => settingTypes[name].group === group);

export const defaultSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingTypes[name].default]),
) as unknown as Settings;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Whether the setting can have this value. */
export function isSettingValue(name: SettingName, value: unknown): value is SettingValue {
  const type = settingTypeOf(name);
  if (typeof type.default === 'number') return isWhole(value) && value >= type.min && value <= type.max;
  return (
    Array.isArray(value) &&
    value.length <= type.max &&
    value.every((one) => isWhole(one) && one > 0 && one <= largestId)
  );
}

/** The valid ones of a shop's stored values; a value outside its range counts as not set. */
export function parseOwnSettings(stored: Readonly<Record<string, unknown>>): OwnSettings {
  const known = settingNames.filter(
    (name) => Object.hasOwn(stored, name) && isSettingValue(name, stored[name]),
  );
  return Object.fromEntries(known.map((name) => [name, stored[name]]));
}

/** Merges the valid ones of a shop's stored values over the defaults. */
export function settingsFrom(stored: Readonly<Record<string, unknown>>): Settings {
  return { ...defaultSettings, ...parseOwnSettings(stored) };
}
