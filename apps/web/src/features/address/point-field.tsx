import { pickupPointCalls, type PickupPoint } from '@onehaul/contract/pickup-point';
import { measuresIn } from '@onehaul/i18n/measures';
import { openingLines } from '@onehaul/i18n/opening-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Select } from '@onehaul/workbench/antd';
import { skipToken, useQuery } from '@tanstack/react-query';
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

type Props = { readonly points: readonly PickupPoint[]; readonly hasCountry: boolean };

/** Pickup point select, searchable by any part of name or address. */
export function PointField({ points, hasCountry }: Props) {
  const { t, i18n } = useTranslation('address');
  const { money } = measuresIn(i18n.language);
  const chosenId = Form.useWatch<number | null>('pickupPointId');
  const chosen = points.find(({ id }) => id === chosenId);
  const placeOf = ({ name, cityName, areaName, address }: PickupPoint) =>
    [name, cityName, areaName, address].filter(Boolean).join(', ');
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
  return (
    <Form.Item
      name="pickupPointId"
      label={t('point')}
      rules={[{ required: true, message: t('choose') }]}
      extra={
        <span className="text-caption">
          {hasCountry && points.length === 0 && t('pointNone')}
          {chosen && factsOf(chosen)}
        </span>
      }
    >
      <Select
        aria-label={t('point')}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('pointSearch')}
        options={points.map((point) => ({ value: point.id, label: placeOf(point), point }))}
        optionRender={({ data }) => (
          <span className="block py-1 whitespace-normal">
            <span className="block font-medium">{data.point.name}</span>
            <span className="block text-caption text-muted">
              {[data.point.cityName, data.point.areaName, data.point.address].filter(Boolean).join(', ')}
            </span>
            <span className="block text-caption text-muted">{factsOf(data.point)}</span>
          </span>
        )}
      />
    </Form.Item>
  );
}
