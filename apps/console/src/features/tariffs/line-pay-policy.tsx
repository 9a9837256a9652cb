import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { linePayPolicies, type PayPolicy } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Select } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useMay } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

type LinePayPolicy = (typeof linePayPolicies)[number];
type Props = { readonly line: Pick<LineRow, 'shopId' | 'id' | 'name' | 'payPolicy'> };

/** When orders by a line are paid. Whoever may publish may change it; it is asked first, for it is about money. */
export function LinePayPolicy({ line: { shopId, id, name, payPolicy } }: Props) {
  const { t } = useTranslation('tariff');
  const { message, modal } = App.useApp();
  const mayPublish = useMay('tariff:publish');
  const set = useChange(tariffCalls.setPayPolicy, ['tariffs', 'audit']);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayPublish) {
    return (
      <span className="text-small" data-pay-policy={payPolicy}>
        <span className="text-muted">{t('payPolicy')}</span> {t(`payPolicy.${payPolicy}`)}
      </span>
    );
  }

  async function change(wanted: LinePayPolicy) {
    setIsBusy(true);
    try {
      await set({ shopId, lineId: id, payPolicy: wanted });
      void message.success(t('payPolicyDone', { name, policy: t(`payPolicy.${wanted}`) }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  const askFirst = (wanted: LinePayPolicy) =>
    modal.confirm({
      title: t('payPolicyTitle', { name, policy: t(`payPolicy.${wanted}`) }),
      content: t('payPolicyText'),
      okText: t('payPolicySet'),
      onOk: () => change(wanted),
    });
  return (
    <span className="flex items-center gap-2 text-small">
      <span className="text-muted">{t('payPolicy')}</span>
      <Select<PayPolicy>
        aria-label={`${t('payPolicy')}: ${name}`}
        className="min-w-44"
        value={payPolicy}
        loading={isBusy}
        disabled={isBusy}
        data-pay-policy={payPolicy}
        options={linePayPolicies.map((value) => ({ value, label: t(`payPolicy.${value}`) }))}
        onChange={(chosen) => {
          const wanted = linePayPolicies.find((one) => one === chosen);
          if (wanted && wanted !== payPolicy) void askFirst(wanted);
        }}
      />
    </span>
  );
}
