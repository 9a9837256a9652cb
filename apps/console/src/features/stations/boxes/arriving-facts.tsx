import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { useTranslation } from '@onehaul/i18n/react';
import { Fact } from '../kit/fact.tsx';

/** Owner and destination of the arriving boxes. */
export function ArrivingFacts({ order }: { readonly order: ArrivingOrder }) {
  const { t } = useTranslation('boxes');
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-body xl:grid-cols-4">
      <Fact label={t('sender')}>
        <b className="font-mono text-title">{order.memberCode}</b> {order.memberName}
      </Fact>
      <Fact label={t('line')}>
        {[order.lineName, order.countryName, order.carrierName].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={t('goods')}>
        {order.goodsName || order.goodsTypeName || '-'}
        {order.isSensitive && <b className="block text-warning">{t('sensitive')}</b>}
      </Fact>
      {order.clientNumber && (
        <Fact label={t('clientNumber')}>
          <span className="font-mono">{order.clientNumber}</span>
        </Fact>
      )}
      {order.remark && (
        <Fact label={t('remark')}>
          <span className="font-semibold text-information">{order.remark}</span>
        </Fact>
      )}
    </dl>
  );
}
