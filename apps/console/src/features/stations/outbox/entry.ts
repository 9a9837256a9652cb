import type { StaffInputOf, StaffOutputOf } from '@onehaul/client/console';
import type { pickCalls } from '@onehaul/contract/console/fulfilment';
import type { stationCalls } from '@onehaul/contract/console/stations';

type Calls = typeof stationCalls & typeof pickCalls;
/** Changes that stations queue. Reads are sent directly. */
type ScanKind =
  | 'receive'
  | 'assign'
  | 'addPhoto'
  | 'measure'
  | 'shelve'
  | 'hold'
  | 'release'
  | 'pickParcel'
  | 'shortPick'
  | 'pickItem'
  | 'shortItem';

/** A change as the clerk made it. The photo is separate from the input; IndexedDB stores it as a Blob. */
export type Draft = {
  [Kind in ScanKind]: {
    readonly kind: Kind;
    readonly input: Omit<StaffInputOf<Calls[Kind]>, 'file'>;
    readonly photo?: Blob | undefined;
  };
}[ScanKind];

/** Returns the scanned number of a parcel, or the code of stock goods. */
export const numberOf = ({ input }: Pick<Draft, 'input'>) =>
  'courierNumber' in input ? input.courierNumber : input.code;

export type AnswerOf<Kind extends ScanKind> = StaffOutputOf<Calls[Kind]>;

/** The server's refusal of a scan. */
export type Refusal = {
  readonly code: number;
  readonly message: string;
  readonly error?: string | undefined;
};

export type EntryState = 'waiting' | 'sent' | 'conflict';

export type Entry = Draft & {
  /** Idempotency-Key: the scan is applied once however often it is sent. */
  readonly id: string;
  /** Position in the queue, assigned by the store. */
  readonly order: number;
  readonly state: EntryState;
  readonly madeAtMs: number;
  readonly tries: number;
  /** User under whose name it was sent without an answer: it may have been applied, and keys are per user. */
  readonly triedBy: number | null;
  readonly settledAtMs?: number | undefined;
  readonly answer?: unknown;
  readonly refusal?: Refusal | undefined;
};

export const workplaceKeyOf = ({ input: { shopId, warehouseId } }: Pick<Entry, 'input'>) =>
  `${shopId}-${warehouseId}`;
