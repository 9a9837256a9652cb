import type { Address } from '@onehaul/contract/address';
import type { TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { lineDeliveryRefusal } from '@onehaul/domain/order/line-delivery';
import { instantOrderRefusal, mergeRefusal } from '@onehaul/domain/order/merge';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { problemsOfGoods } from './declared-goods.ts';
import type { Draft, DraftGoods, StepNumber } from './draft.ts';
import { readCents, readWhole } from './typed-amount.ts';

/** Fields an error can attach to; each is the id of the element to focus. */
export type Field =
  | 'parcels'
  | 'address'
  | 'line'
  | 'point'
  | 'goods'
  | 'insured'
  | 'coupon'
  | 'points'
  | 'ceiling';
export const fieldId = (field: Field) => `order-${field}`;

/** Raw numbers for the message; screens format them. */
type Amounts = { readonly minor?: number; readonly count?: number };
export type StepError = { readonly field: Field } & (
  | ({ readonly kind: 'text'; readonly key: MessageKey<'wizard'> } & Amounts)
  | ({ readonly kind: 'refusal'; readonly code: RefusalCode } & Amounts)
);

/** Loaded data of what the draft references. */
export type Known = {
  readonly parcels: readonly Parcel[];
  readonly address: Address | undefined;
  readonly line: TariffLine | undefined;
  /** Refusal of the chosen line; undefined while unknown. */
  readonly refusal: RefusalCode | null | undefined;
  readonly goods: readonly DraftGoods[];
  readonly declaredMinor: number;
  /** Whether customs rules refuse the goods or their names. */
  readonly isRefusedByCustoms?: boolean;
  readonly pointsOwned: number;
  /** Why the chosen coupon does not hold for this line or member. */
  readonly couponRefusal?: RefusalCode | undefined;
  /** True for an instant order (sent when the last parcel arrives), false for merging now. */
  readonly isInstant: boolean;
  /** Maximum parcels per order; 0 for no limit. */
  readonly mostParcels: number;
};

/** Price refusals that a field of the third step can resolve. */
const fieldOfRefusal: Partial<Record<RefusalCode, Field>> = {
  'fee.couponNotMet': 'coupon',
  'fee.coverAboveValue': 'insured',
  'fee.coverTooHigh': 'insured',
  'fee.insuranceNotOffered': 'insured',
};

const text = (field: Field, key: MessageKey<'wizard'>, amounts: Amounts = {}): StepError => ({
  field,
  kind: 'text',
  key,
  ...amounts,
});
const refused = (field: Field, code: RefusalCode, amounts: Amounts = {}): StepError => ({
  field,
  kind: 'refusal',
  code,
  ...amounts,
});

function parcelErrors({ parcels, isInstant, mostParcels }: Known): StepError[] {
  const code = (isInstant ? instantOrderRefusal : mergeRefusal)(parcels, mostParcels);
  return code ? [refused('parcels', code, { count: mostParcels })] : [];
}

function deliveryErrors({ address, line, refusal }: Known): StepError[] {
  if (!address) return [text('address', 'lacks.address')];
  if (!line) return [text('line', 'lacks.line')];
  const wrongKind = lineDeliveryRefusal(line.delivery, address.kind);
  if (wrongKind) return [refused(line.delivery === 'pickup' ? 'point' : 'address', wrongKind)];
  return refusal && !fieldOfRefusal[refusal] ? [refused('line', refusal)] : [];
}

/** Maximum insurable amount: the declared value, capped by the line's cover. */
export function maxCover({ line, declaredMinor }: Pick<Known, 'line' | 'declaredMinor'>): number | undefined {
  const insurance = line?.current.tariff.insurance;
  return insurance ? Math.min(declaredMinor, insurance.mostCover ?? declaredMinor) : undefined;
}

function insuranceErrors(draft: Draft, known: Known): StepError[] {
  const cents = readCents(draft.insured);
  const most = maxCover(known);
  if (cents === undefined) return [text('insured', 'insurance.wrong')];
  if (cents === 0 || !known.line) return [];
  if (most === undefined) return [text('insured', 'insurance.off')];
  return cents > most ? [text('insured', 'insurance.above', { minor: most })] : [];
}

/** Points used must not exceed those owned (§5). */
function pointsErrors(draft: Draft, { pointsOwned }: Known): StepError[] {
  const points = readWhole(draft.points);
  if (points === undefined) return [text('points', 'points.wrong')];
  return points > pointsOwned ? [text('points', 'points.tooMany', { count: pointsOwned })] : [];
}

function detailErrors(draft: Draft, known: Known): StepError[] {
  const hasProblem = known.goods.some((one) => Object.keys(problemsOfGoods(one)).length > 0);
  const own = [
    ...insuranceErrors(draft, known),
    ...(known.couponRefusal ? [refused('coupon', known.couponRefusal)] : []),
    ...pointsErrors(draft, known),
  ];
  const field = known.refusal && fieldOfRefusal[known.refusal];
  const isReported = own.some((error) => error.field === field);
  return [
    ...(known.goods.length === 0 ? [refused('goods', 'order.declarationMissing')] : []),
    ...(known.goods.length > maxDeclaredGoods
      ? [text('goods', 'lacks.tooManyGoods', { count: maxDeclaredGoods })]
      : []),
    ...(hasProblem ? [text('goods', 'lacks.goods')] : []),
    ...(known.isRefusedByCustoms ? [text('goods', 'lacks.customs')] : []),
    ...own,
    ...(field && known.refusal && !isReported ? [refused(field, known.refusal)] : []),
  ];
}

/** Errors of a step that block the next one. */
export function stepErrors(step: StepNumber, draft: Draft, known: Known): StepError[] {
  switch (step) {
    case 1:
      return parcelErrors(known);
    case 2:
      return deliveryErrors(known);
    case 3:
      return detailErrors(draft, known);
    case 4:
      return [];
  }
}

/** The step to show for a requested one: no further than the first incomplete step. */
export function reachableStep(asked: StepNumber, draft: Draft, known: Known): StepNumber {
  const before = ([1, 2, 3] as const).filter((step) => step < asked);
  return before.find((step) => stepErrors(step, draft, known).length > 0) ?? asked;
}

export function ceilingErrors(draft: Draft): StepError[] {
  const cents = readCents(draft.ceiling);
  if (cents === undefined) return [text('ceiling', 'insurance.wrong')];
  return cents === 0 ? [text('ceiling', 'instant.ceilingMissing')] : [];
}
