import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { lineDeliveries } from '@onehaul/domain/order/line-delivery';
import { useTranslation } from '@onehaul/i18n/react';
import { useChange } from '../../app/use-change.ts';
import { LineChoice } from './line-choice.tsx';

type Props = { readonly line: Pick<LineRow, 'shopId' | 'id' | 'name' | 'delivery'> };

/** Whether a line delivers to the door or to a pickup point; members are asked for a matching address. */
export function LineDelivery({ line: { shopId, id, name, delivery: value } }: Props) {
  const { t } = useTranslation('tariff');
  const set = useChange(tariffCalls.setDelivery, ['tariffs', 'audit']);
  return (
    <LineChoice
      label={t('delivery')}
      lineName={name}
      value={value}
      valueText={t(`delivery.${value}`)}
      offered={lineDeliveries.map((delivery) => ({ value: delivery, label: t(`delivery.${delivery}`) }))}
      onChange={(delivery) => set({ shopId, lineId: id, delivery })}
      done={(delivery) => t('deliveryDone', { name, delivery })}
    />
  );
}
