import type { StaffInputOf, StaffOutputOf } from '@onehaul/client/console';
import type { pickCalls } from '@onehaul/contract/console/fulfilment';
import type { stationCalls } from '@onehaul/contract/console/stations';

type Calls = typeof stationCalls & typeof pickCalls;
/** What stations change. Everything else they only look at, and looking waits for no queue. */
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

/** One change as a clerk made it. A photo stands beside its input: the browser keeps it as it is. */
export type Draft = {
  [Kind in ScanKind]: {
    readonly kind: Kind;
    readonly input: Omit<StaffInputOf<Calls[Kind]>, 'file'>;
    readonly photo?: Blob | undefined;
  };
}[ScanKind];

/** What was scanned: the number of a parcel, or the code of goods in stock. */
export const numberOf = ({ input }: Pick<Draft, 'input'>) =>
  'courierNumber' in input ? input.courierNumber : input.code;

export type AnswerOf<Kind extends ScanKind> = StaffOutputOf<Calls[Kind]>;

/** What the server said to a scan that it did not take. */
export type Refused = {
  readonly code: number;
  readonly message: string;
  readonly error?: string | undefined;
};

export type EntryState = 'waiting' | 'sent' | 'conflict';

export type Entry = Draft & {
  /** Its Idempotency-Key: however often it is sent, it is done once. */
  readonly id: string;
  /** Its place in the queue; the store counts. */
  readonly order: number;
  readonly state: EntryState;
  readonly madeAtMs: number;
  readonly tries: number;
  /** Under whose name it was sent without an answer: it may have arrived, and keys are a person's own. */
  readonly triedBy: number | null;
  readonly settledAtMs?: number | undefined;
  readonly answer?: unknown;
  readonly refusal?: Refused | undefined;
};

export const workplaceOf = ({ input: { shopId, warehouseId } }: Pick<Entry, 'input'>) =>
  `${shopId}-${warehouseId}`;
