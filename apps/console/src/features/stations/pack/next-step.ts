import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { measureNames, readMeasure, type TypedMeasures } from '../measure/measure-fields.tsx';
import { type BoxContents, countContents, countLeft, unboxedNames } from './box-contents.ts';
import { isOverLimits } from './box-draft.ts';

type BoxInProgress = {
  readonly typed: TypedMeasures;
  readonly contents: BoxContents;
  readonly boxNumber: number;
  readonly pictures: number;
  /** A saved box is being edited. */
  readonly isChanged: boolean;
};

/** What the clerk does next; one line of text each. */
export type NextStep =
  | 'notPicked'
  | 'overLimits'
  | 'fillBox'
  | 'measureBox'
  | 'saveBox'
  | 'photo'
  | 'boxTheRest'
  | 'begin'
  | 'close';

const isMeasured = (typed: TypedMeasures) =>
  measureNames.every((name) => readMeasure(name, typed[name]) !== undefined);
const isBlank = (typed: TypedMeasures) => measureNames.every((name) => typed[name] === '');

/** Nothing typed, taken or put in: the box exists on screen only. */
export const isUntouched = ({ typed, contents, pictures, isChanged }: BoxInProgress) =>
  isBlank(typed) && !isChanged && pictures === 0 && countContents(contents) === 0;

/**
 * A new box without contents while goods are left is a size that was entered before the scan. Saving it would
 * leave an empty box, and the goods would go into a second one.
 */
export const isMissingContents = (order: PackOrder, { contents, boxNumber, isChanged }: BoxInProgress) =>
  !isChanged && countContents(contents) === 0 && countLeft(order, contents, boxNumber) > 0;

export function nextStep(order: PackOrder, box: BoxInProgress): NextStep {
  if ([...order.parcels, ...order.items].some(({ isPicked }) => !isPicked)) return 'notPicked';
  if (!isUntouched(box)) {
    if (isOverLimits(order, box.typed) && !isBlank(box.typed)) return 'overLimits';
    if (!isMeasured(box.typed)) return 'measureBox';
    return isMissingContents(order, box) ? 'fillBox' : 'saveBox';
  }
  if (order.boxes.some(({ hasProof }) => !hasProof)) return 'photo';
  if (order.boxes.length === 0) return 'begin';
  return unboxedNames(order).length > 0 ? 'boxTheRest' : 'close';
}
