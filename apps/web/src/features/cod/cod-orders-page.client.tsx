import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { CodList } from './cod-list.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { Remittances } from './remittances.tsx';
import { codLists } from './use-cod-change.ts';

/** A cash-on-delivery order is never unpaid: its freight is deducted from the collected amount. */
const stages = orderStages.filter((stage) => stage !== 'unpaid');
const without = ['shippedAt', 'createdAt'];

/** /cod/order: all cash-on-delivery orders and their remittances. */
export function CodOrdersPage() {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const [address] = useSearchParams();
  const isMoney = address.get('tab') === 'remittances';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codOrders')} />
      <SellerTabs tool="cashOnDelivery" />
      <MoneyTabs isMoney={isMoney} />
      {isMoney ? (
        <Remittances />
      ) : (
        <CodList
          name={codLists.all}
          title={seller('tab.codOrders')}
          sentence={t('list.sentence')}
          stages={stages}
          without={without}
        />
      )}
    </div>
  );
}
