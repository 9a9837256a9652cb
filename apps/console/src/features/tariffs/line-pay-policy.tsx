import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { linePayPolicies } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { useChange } from '../../app/use-change.ts';
import { LineChoice } from './line-choice.tsx';

type Props = { readonly line: Pick<LineRow, 'shopId' | 'id' | 'name' | 'payPolicy'> };

/** When orders of a line are paid; changing it needs confirmation because money is affected. */
export function LinePayPolicy({ line: { shopId, id, name, payPolicy: value } }: Props) {
  const { t } = useTranslation('tariff');
  const set = useChange(tariffCalls.setPayPolicy, ['tariffs', 'audit']);
  return (
    <LineChoice
      label={t('payPolicy')}
      lineName={name}
      value={value}
      valueText={t(`payPolicy.${value}`)}
      offered={linePayPolicies.map((policy) => ({ value: policy, label: t(`payPolicy.${policy}`) }))}
      onChange={(payPolicy) => set({ shopId, lineId: id, payPolicy })}
      done={(policy) => t('payPolicyDone', { name, policy })}
      question={(policy) => ({
        title: t('payPolicyTitle', { name, policy }),
        content: t('payPolicyText'),
        okText: t('payPolicySet'),
      })}
    />
  );
}
