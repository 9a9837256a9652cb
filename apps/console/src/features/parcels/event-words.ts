import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { holdReasons } from '@onehaul/domain/parcel/parcel-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

type ParcelEvent = ParcelDetail['events'][number];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Formats an event with its figures. */
export function useEventWords() {
  const { t, i18n } = useTranslation('station');
  const { weight, length } = measuresIn(i18n.language);
  return {
    actOf: ({ act }: ParcelEvent) => t(`act.${act}`),
    detailsOf({ details }: ParcelEvent): string {
      const { weightGrams, lengthMm, widthMm, heightMm } = details;
      const sides = [lengthMm, widthMm, heightMm].filter((side): side is number => typeof side === 'number');
      const reason = holdReasons.find((one) => one === details.reason || one === details.holdReason);
      return [
        typeof weightGrams === 'number' ? weight(weightGrams) : '',
        sides.length === 3 ? sides.map(length).join(' × ') : '',
        textOf(details.binCode ?? details.bin),
        reason ? t(`hold.${reason}`) : '',
      ]
        .filter(Boolean)
        .join(t('event.comma'));
    },
  };
}
