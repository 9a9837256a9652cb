import { pickupPointCalls, type PickupPoint } from '@onehaul/contract/pickup-point';
import { measuresIn } from '@onehaul/i18n/measures';
import { openingLines } from '@onehaul/i18n/opening-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Combobox } from '@onehaul/ui/form/combobox';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

const none: readonly PickupPoint[] = [];

/** Open pickup points of a country. */
export function usePoints(countryId: number | null): readonly PickupPoint[] {
  const send = useSendWithMessage();
  const { data } = useQuery({
    queryKey: ['pickupPoints', countryId],
    queryFn:
      countryId === null
        ? skipToken
        : () => send(pickupPointCalls.list, { pageIndex: 1, pageRows: 1000, countryId, search: '' }),
    staleTime: 5 * 60_000,
  });
  return data?.items.filter(({ isOpen }) => isOpen) ?? none;
}

type Props = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly points: readonly PickupPoint[];
  readonly hasCountry: boolean;
  readonly chosenId: number | null;
  readonly onChange: (id: number) => void;
};

/** Pickup point select, searchable by any part of name or address. */
export function PointField({ points, hasCountry, chosenId, onChange, ...field }: Props) {
  const { t, i18n } = useTranslation('address');
  const words = useListWords();
  const { money } = measuresIn(i18n.language);
  const chosen = points.find(({ id }) => id === chosenId);
  const factsOf = ({ week, hours, phone, serviceChargeCents }: PickupPoint) =>
    [
      ...openingLines(week, i18n.language),
      hours,
      phone,
      serviceChargeCents > 0
        ? t('pointCharge', { amount: money(serviceChargeCents, 'CNY') })
        : t('pointFree'),
    ]
      .filter(Boolean)
      .join(' · ');
  const placeOf = ({ cityName, areaName, address }: PickupPoint) =>
    [cityName, areaName, address].filter(Boolean).join(', ');
  return (
    <Combobox
      {...field}
      label={t('point')}
      placeholder={t('pointSearch')}
      hint={
        chosen
          ? `${placeOf(chosen)} · ${factsOf(chosen)}`
          : hasCountry && points.length === 0 && t('pointNone')
      }
      options={points.map((point) => ({
        value: String(point.id),
        label: point.name,
        detail: `${placeOf(point)} · ${factsOf(point)}`,
      }))}
      value={chosen && String(chosen.id)}
      words={words}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
