import type { Address } from '@onehaul/contract/address';
import type { Parcel } from '@onehaul/contract/parcel';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { StepError } from './step-errors.ts';

/** Courier number with its piece index. */
export const numberOf = ({ courierNumber, piece }: Pick<Parcel, 'courierNumber' | 'piece'>) =>
  piece > 1 ? `${courierNumber} (${piece})` : courierNumber;

/** Address in one line, in the local order of its parts. */
export function placeText({ countryName, province, city, area, detail, postcode, pickupPointName }: Address) {
  const names = [pickupPointName, detail, area, city, province, countryName, postcode];
  return names.filter((name) => name).join(', ');
}

/** Formats an error message of a step. */
export function useStepErrorText() {
  const { t, i18n } = useTranslation('wizard');
  const { t: refusal } = useTranslation('refusal');
  const measures = measuresIn(i18n.language);
  return (error: StepError, kinds: readonly string[] = []): string => {
    const { minor = 0, count = 0 } = error;
    const most = error.kind === 'refusal' ? measures.number(count) : measures.money(minor, 'CNY');
    const values = { most, points: measures.number(count), type: kinds.join(', ') };
    return error.kind === 'text' ? t(error.key, values) : refusal(error.code, values);
  };
}
