import { useTranslation } from '@onehaul/i18n/react';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import type { PayFor } from './pay-panel-props.ts';

/** Message for paying later: nothing is cancelled, and where and until when it can be paid. */
export function useLaterText() {
  const { t } = useTranslation('payment');
  const formatInstant = useFormatInstant();
  return ({ serviceIds = [], rechargeMinor }: PayFor, payBefore?: Date | null): string => {
    if (rechargeMinor !== undefined) return t('later.recharge');
    if (serviceIds.length > 0) return t('later.service');
    return payBefore ? t('later.before', { time: formatInstant(payBefore) }) : t('later.order');
  };
}
