import { useTranslation } from '@onehaul/i18n/react';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { CodList } from './cod-list.tsx';
import { codLists } from './use-cod-change.ts';

const stages = ['shipped', 'completed', 'returned'] as const;
const without = ['createdAt', 'receiver'];

/** /cod/ShippedOrder: shipped orders and the state of their money. */
export function CodShippedPage() {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codShipped')} />
      <SellerTabs tool="cashOnDelivery" />
      <CodList
        name={codLists.shipped}
        title={seller('tab.codShipped')}
        sentence={t('shipped.sentence')}
        stages={stages}
        without={without}
      />
    </div>
  );
}
