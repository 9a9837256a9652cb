import type { OrderStep } from '../order/order-state.ts';
import type { ParcelState } from '../parcel/parcel-state.ts';
import { Refusal } from '../refusal.ts';
import type { CaseKind, CaseState } from './case-state.ts';

/** The subject of a case, as far as the rules need it. */
export type CaseTarget =
  | { readonly of: 'none' }
  | { readonly of: 'parcel'; readonly state: ParcelState; readonly isMeasured: boolean }
  | {
      readonly of: 'order';
      readonly step: OrderStep;
      readonly deliveredAt: Date | null;
      readonly completedAt: Date | null;
    };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const claimableParcels: readonly ParcelState[] = [
  'received',
  'stored',
  'reserved',
  'packed',
  'onHold',
  'lost',
];
const claimableOrders: readonly OrderStep[] = ['shipped', 'completed'];
/** Packed but not departed, so the boxes can be weighed again. */
const measurableOrders: readonly OrderStep[] = ['packed', 'ready', 'inBatch'];

/**
 * Returns why a member may not open a case of this kind for this target; undefined when they may (A67, A68).
 */
export function openCaseRefusal(
  kind: CaseKind,
  target: CaseTarget,
  { claimWindowDays, now }: { readonly claimWindowDays: number; readonly now: Date },
): Refusal | undefined {
  if (kind === 'question') return undefined;
  if (kind === 'measurement') return isMeasurable(target) ? undefined : new Refusal('case.notMeasured');
  if (target.of === 'parcel')
    return claimableParcels.includes(target.state) ? undefined : new Refusal('case.notClaimable');
  if (target.of !== 'order' || !claimableOrders.includes(target.step))
    return new Refusal('case.notClaimable');
  // Goods in transit have no claim deadline.
  const from = target.deliveredAt ?? target.completedAt;
  const isLate = from !== null && now.getTime() > from.getTime() + claimWindowDays * dayMs;
  return isLate ? new Refusal('case.tooLate', { days: claimWindowDays }) : undefined;
}

function isMeasurable(target: CaseTarget): boolean {
  if (target.of === 'parcel') return target.state === 'stored' && target.isMeasured;
  return target.of === 'order' && measurableOrders.includes(target.step);
}

/** The rule that limits compensation for damage and loss, and its maximum (A67). */
export type Cover = {
  readonly rule: 'insured' | 'freight' | 'parcel';
  readonly mostMinor: number;
};

type Covered =
  | {
      readonly of: 'order';
      readonly insuredMinor: number;
      readonly paidMinor: number;
      readonly declaredMinor: number;
    }
  | { readonly of: 'parcel'; readonly declaredMinor: number };

type CoverTerms = {
  readonly claimFreightTimes: number;
  readonly claimParcelMostCents: number;
  /** Compensation already paid by earlier cases of the same target. */
  readonly paidBeforeMinor: number;
};

/**
 * Insured goods are covered up to the insured value. Uninsured ones: a multiple of the freight paid, at most
 * the declared value. Parcels without a paid order: the declared value, up to a fixed amount.
 */
export function coverOf(target: Covered, terms: CoverTerms): Cover {
  const left = (minor: number) => Math.max(0, minor - terms.paidBeforeMinor);
  if (target.of === 'parcel')
    return {
      rule: 'parcel',
      mostMinor: left(Math.min(target.declaredMinor, terms.claimParcelMostCents)),
    };
  if (target.insuredMinor > 0) return { rule: 'insured', mostMinor: left(target.insuredMinor) };
  const most = Math.min(target.paidMinor * terms.claimFreightTimes, target.declaredMinor);
  return { rule: 'freight', mostMinor: left(most) };
}

/** Returns the response deadline. A further message from the member does not extend a running deadline. */
export function responseDueAt(
  before: Date | null,
  state: CaseState,
  { caseAnswerHours, now }: { readonly caseAnswerHours: number; readonly now: Date },
): Date | null {
  if (state !== 'open' && state !== 'working' && state !== 'appealed') return null;
  return before ?? new Date(now.getTime() + caseAnswerHours * hourMs);
}

/** Evidence a claim needs, listed up front so that the member does not discard it. */
type EvidenceKind = 'outerBox' | 'label' | 'goods' | 'packing' | 'value' | 'ownScale';

export const evidenceOf: Readonly<Record<CaseKind, readonly EvidenceKind[]>> = {
  question: [],
  damage: ['outerBox', 'label', 'goods', 'packing', 'value'],
  loss: ['outerBox', 'label', 'value'],
  measurement: ['ownScale'],
};

/** Claims require an amount and evidence; other kinds may have them. */
export const isClaim = (kind: CaseKind) => kind === 'damage' || kind === 'loss';
