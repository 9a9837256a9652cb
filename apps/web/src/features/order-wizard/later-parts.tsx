import { loadTexts } from '../../app/load-texts.ts';
import { AddressPart, type OpenAddress } from './address-part.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { GoodsPart } from './goods-part.tsx';
import { LinePart } from './line-part.tsx';
import { PackingPart } from './packing-part.tsx';
import { PointPart } from './point-part.tsx';
import { ServicesPart } from './services-part.tsx';
import type { StepError } from './step-errors.ts';
import type { Wizard } from './use-wizard.ts';

await loadTexts('customs', 'coupon');

type DeliveryProps = { readonly wizard: Wizard; readonly onOpenAddress: OpenAddress };

/** Second step: where to, by which line and how packed. */
export const DeliveryParts = ({ wizard, onOpenAddress }: DeliveryProps) => (
  <>
    <AddressPart wizard={wizard} onOpen={onOpenAddress} />
    <LinePart wizard={wizard} />
    <PointPart wizard={wizard} />
    <PackingPart wizard={wizard} />
  </>
);

type DetailProps = {
  readonly wizard: Wizard;
  readonly isChecked: boolean;
  /** Points and insurance validate while typing; the declaration on leaving the step. */
  readonly errors: readonly StepError[];
};

/** Third step: what is in it, and what else is wanted. */
export const DetailParts = ({ wizard, isChecked, errors }: DetailProps) => (
  <>
    <GoodsPart wizard={wizard} isChecked={isChecked} />
    <ServicesPart wizard={wizard} />
    <ExtrasPart wizard={wizard} errors={errors} />
  </>
);
