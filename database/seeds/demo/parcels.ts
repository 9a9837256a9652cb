import {
  type HoldReason,
  holdReasons,
  type ParcelAct,
  parcelMachine,
  type ParcelState,
} from '@onehaul/domain/parcel/parcel-state';
import { isInWarehouse } from '@onehaul/domain/parcel/scan';
import { deadlinesFrom, nextStorageStep, type StorageStep } from '@onehaul/domain/parcel/storage-clock';
import { type Chance, openChance } from './chance.ts';
import type { DemoShop } from './demo-shop.ts';
import { goodsWords, holdWords, remarkWords } from './parcel-words.ts';
import type { DemoPerson } from './people.ts';

const dayMs = 24 * 3600 * 1000;
const warnDays = 3;

export type DemoEvent = {
  readonly act: string;
  readonly from: ParcelState | null;
  readonly to: ParcelState;
  readonly actor: 'member' | 'staff' | 'system';
  readonly at: Date;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
};

export type DemoParcel = {
  readonly owner: DemoPerson | null;
  readonly warehouseCode: string;
  readonly number: string;
  readonly state: ParcelState;
  /** The owner's forecast that was merged into it, when the parcel was claimed. */
  readonly forecast: DemoParcel | null;
  readonly goodsName: string;
  readonly goodsPlace: number;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly remark: string;
  readonly measures: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number } | null;
  /** A random bin; null for a parcel that is not on a shelf. */
  readonly bin: number | null;
  readonly hold: { reason: HoldReason; note: string } | null;
  readonly receivedAt: Date | null;
  readonly storedAt: Date | null;
  readonly clock: { freeUntil: Date; abandonAt: Date; lookAt: Date | null; step: StorageStep } | null;
  readonly pausedAt: Date | null;
  readonly hasPhotos: boolean;
  readonly events: readonly DemoEvent[];
};

/** A parcel's history: state-machine acts, each with its age in days. */
type Way = readonly (readonly [act: 'add' | 'arrive' | ParcelAct, daysAgo: number])[];

/** Counts per final state and the acts that lead there; days follow the shop's policy where it applies. */
function waysOf(
  { freeDays, abandonDays, noticeDays }: DemoShop['storage'],
  chance: Chance,
): [number, () => Way][] {
  const { between } = chance;
  const came = (daysAgo: number, ...more: Way): Way => [
    ['add', daysAgo + between(3, 6)],
    ['receive', daysAgo + 0.4],
    ['measure', daysAgo],
    ...more,
  ];
  const sent = (daysAgo: number) =>
    came(daysAgo + between(6, 20), ['reserve', daysAgo + 4], ['pack', daysAgo + 2]);
  return [
    [160, () => [['add', between(0, 12)]]],
    [
      60,
      () => {
        const days = between(0, 2);
        return [
          ['add', days + between(2, 5)],
          ['receive', days + 0.2],
        ];
      },
    ],
    [230, () => came(between(0, freeDays - warnDays - 1))],
    // Shortly before the end of free storage, past it, and long past it.
    [30, () => came(between(freeDays - warnDays, freeDays - 1) + 0.5)],
    [40, () => came(between(freeDays + 1, abandonDays - 2))],
    [9, () => came(abandonDays + between(1, 20))],
    [45, () => came(between(5, 20), ['reserve', between(0, 4)])],
    [25, () => came(between(6, 20), ['reserve', 4], ['pack', between(0, 2)])],
    [60, () => [...sent(between(2, 9)), ['ship', between(0, 1)]]],
    [
      200,
      () => {
        const days = between(1, 150);
        return [...sent(days + 6), ['ship', days + 5], ['deliver', days]];
      },
    ],
    [45, () => [['arrive', between(0, noticeDays + 8)]]],
    [
      12,
      () => [
        ['arrive', between(4, noticeDays)],
        ['claim', between(0, 3)],
      ],
    ],
    [16, () => came(between(4, 20), ['hold', between(0, 3)])],
    [
      7,
      () => [
        ['add', between(6, 9)],
        ['receive', between(3, 5)],
        ['hold', between(0, 2)],
      ],
    ],
    [
      3,
      () => [
        ['arrive', between(5, 9)],
        ['hold', between(0, 4)],
      ],
    ],
    [
      40,
      () => [
        ['add', between(10, 90)],
        ['cancel', between(1, 9)],
      ],
    ],
    [10, () => came(abandonDays + between(10, 40), ['return', between(1, 9)])],
    [
      6,
      () => [
        ['arrive', noticeDays + between(10, 40)],
        ['dispose', between(1, 9)],
      ],
    ],
    [4, () => came(abandonDays + between(10, 40), ['dispose', between(1, 9)])],
    [5, () => [...came(between(30, 60)), ['lose', between(1, 20)]]],
    [
      8,
      () => {
        const days = between(3, 10);
        return [
          ['arrive', days + 2],
          ['claim', days + 1],
          ['giveUnmeasured', days],
          ['measure', days - 1],
        ];
      },
    ],
  ];
}

const carriers: readonly [prefix: string, digits: number][] = [
  ['SF', 13],
  ['YT', 13],
  ['JDVA', 11],
  ['7730', 11],
  ['4628', 11],
  ['STO', 12],
];

/** About 1,000 parcels of a shop in every state, dated back from one instant. */
export function demoParcels(demo: DemoShop, now: Date): DemoParcel[] {
  const chance = openChance(demo.tenantId * 7919);
  const owners = demo.people.filter(
    ({ mainAccount, state = 'active' }) => !mainAccount && state === 'active',
  );
  // The demo's sign-in account gets the most data.
  const [shown] = owners;
  let count = 0;
  return waysOf(demo.storage, chance).flatMap(([parcels, way]) =>
    Array.from({ length: parcels }, (_, place) => {
      count += 1;
      const owner = place % 6 === 0 ? shown! : chance.of(owners);
      return parcelOf(demo, way(), owner, { chance, now, place: count });
    }),
  );
}

type Making = { readonly chance: Chance; readonly now: Date; readonly place: number };

function parcelOf(demo: DemoShop, way: Way, person: DemoPerson, making: Making): DemoParcel {
  const { chance, now, place } = making;
  const language = person.language;
  const warehouseCode = chance.of(demo.warehouses).code;
  const hold = way.some(([act]) => act === 'hold') ? chance.of(holdReasons) : null;
  const isMeasured = way.some(([act]) => act === 'measure') || (way[0]![0] === 'arrive' && place % 2 === 0);
  const measures = isMeasured ? measuresBy(chance) : null;
  const note = hold ? holdWords[hold][language] : '';
  const events = eventsOf(way, { now, hold, note, measures, hasPhotos: isMeasured });
  const last = events.at(-1)!;
  const given = way.some(([act]) => act === 'giveUnmeasured');
  const isOwned = way[0]![0] === 'add' || given;
  const at = (act: string) => events.find((event) => event.act === act)?.at ?? null;
  const storedAt = isOwned ? at('measure') : null;
  const [prefix, digits] = chance.of(carriers);
  const number = `${prefix}${String(demo.tenantId)}${String(place).padStart(5, '0')}${Array.from(
    { length: digits - 6 },
    () => chance.below(10),
  ).join('')}`;
  const isIn = isInWarehouse({ state: last.to });
  const pausedAt = hold && storedAt ? last.at : null;
  const goodsPlace = chance.below(demo.goodsTypes.length);
  const words = goodsWords[demo.goodsTypes[goodsPlace]!.kind];
  const common = {
    owner: isOwned ? person : null,
    warehouseCode,
    number,
    goodsName: isOwned ? chance.of(words)[language] : '',
    goodsPlace,
    quantity: isOwned ? chance.between(1, 6) : 1,
    unitPriceCents: isOwned ? chance.between(8, 400) * 100 : 1000,
    remark: isOwned ? chance.of(remarkWords[language]) : '',
  };
  return {
    ...common,
    state: last.to,
    forecast: given ? joinedForecast(common, at('claim')!) : null,
    measures,
    bin: isIn && (storedAt !== null || (measures !== null && !isOwned)) ? chance.below(10_000) : null,
    hold: last.to === 'onHold' ? { reason: hold!, note } : null,
    receivedAt: at('receive') ?? at('arrive'),
    storedAt,
    clock: storedAt && clockOf(demo, storedAt, isIn, pausedAt ?? now),
    pausedAt,
    hasPhotos: isMeasured,
    events,
  };
}

/** The owner's forecast for a parcel that was already here; it was merged into the parcel. */
function joinedForecast(
  common: Pick<
    DemoParcel,
    | 'owner'
    | 'warehouseCode'
    | 'number'
    | 'goodsName'
    | 'goodsPlace'
    | 'quantity'
    | 'unitPriceCents'
    | 'remark'
  >,
  at: Date,
): DemoParcel {
  const later = new Date(at.getTime() + dayMs);
  return {
    ...common,
    state: 'cancelled',
    forecast: null,
    measures: null,
    bin: null,
    hold: null,
    receivedAt: null,
    storedAt: null,
    clock: null,
    pausedAt: null,
    hasPhotos: false,
    events: [
      { act: 'add', from: null, to: 'forecast', actor: 'member', at },
      { act: 'cancel', from: 'forecast', to: 'cancelled', actor: 'staff', at: later },
    ],
  };
}

function measuresBy({ between }: Chance) {
  return {
    weightGrams: between(15, 1200) * 10,
    lengthMm: between(18, 70) * 10,
    widthMm: between(12, 45) * 10,
    heightMm: between(4, 40) * 10,
  };
}

function clockOf({ storage }: DemoShop, storedAt: Date, isIn: boolean, until: Date) {
  const { freeDays, abandonDays } = storage;
  const { freeUntil, abandonAt, lookAt } = deadlinesFrom(storedAt, { freeDays, abandonDays, warnDays });
  const said = nextStorageStep({ freeUntil, abandonAt, storageStep: 'free' }, warnDays, until);
  const step = said?.step ?? 'free';
  return { freeUntil, abandonAt, step, lookAt: isIn ? (said ? said.lookAt : lookAt) : null };
}

const byMember: readonly string[] = ['add', 'claim', 'cancel', 'reserve'];

type Telling = {
  readonly now: Date;
  readonly hold: HoldReason | null;
  readonly note: string;
  readonly measures: DemoParcel['measures'];
  readonly hasPhotos: boolean;
};

/** Each step through the state machine; photos come before weighing, shelving after it. */
function eventsOf(way: Way, { now, hold, note, measures, hasPhotos }: Telling): DemoEvent[] {
  const events: DemoEvent[] = [];
  let state: ParcelState | null = null;
  const tell = (act: string, to: ParcelState, at: Date, more: Partial<DemoEvent> = {}) => {
    events.push({ act, from: state, to, actor: byMember.includes(act) ? 'member' : 'staff', at, ...more });
    state = to;
  };
  for (const [act, daysAgo] of way) {
    const at = new Date(now.getTime() - daysAgo * dayMs - 3600_000);
    const earlier = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
    if (act === 'add' || act === 'arrive') {
      tell(act, act === 'add' ? 'forecast' : 'unclaimed', at);
      continue;
    }
    const to: ParcelState | undefined = parcelMachine.next(state!, act);
    if (!to) throw new Error(`the demo cannot ${act} what is ${state}`);
    if (act === 'measure') {
      for (const [kind, minutes] of [
        ['label', 3],
        ['whole', 2],
      ] as const)
        tell('photo', state!, earlier(minutes), { details: { kind } });
      tell(act, to, at, { details: { ...measures, scale: 'serial' } });
      tell('shelve', to, new Date(at.getTime() + 20 * 60_000));
    } else if (act === 'hold') tell(act, to, at, { reason: note, details: { reason: hold, note } });
    else tell(act, to, at);
  }
  const [first] = way;
  // An unclaimed parcel is weighed where it is.
  if (first![0] === 'arrive' && hasPhotos && !way.some(([act]) => act === 'measure')) {
    const at = (minutes: number) => new Date(events[0]!.at.getTime() + minutes * 60_000);
    const noted = (act: string, minutes: number, details: Record<string, unknown>): DemoEvent => ({
      act,
      from: 'unclaimed',
      to: 'unclaimed',
      actor: 'staff',
      at: at(minutes),
      details,
    });
    events.splice(
      1,
      0,
      noted('photo', 6, { kind: 'label' }),
      noted('photo', 7, { kind: 'whole' }),
      noted('measure', 8, { ...measures, scale: 'serial' }),
    );
  }
  return events;
}
