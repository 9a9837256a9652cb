import { paymentDeskCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage } from '@onehaul/workbench/list-page';
import { callApi } from '../../app/call-api.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';

/** Held payments, longest waiting first. */
export function HeldList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  return (
    <ListPage
      name="held"
      title={t('title')}
      sentence={t('sentence.held')}
      tabs={<FinanceTabs current="held" />}
      filters={filters}
      columns={usePaymentColumns(hasSeveral, true)}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) =>
        callApi(paymentDeskCalls.held, { pageIndex: page, pageRows: rows, ...shopOf(values) }, { signal })
      }
      empty={{ title: t('empty.held'), text: t('emptyText.held') }}
      drawer={{
        title: t('payment.one'),
        show: (key) => <PaymentDrawer key={key} paymentKey={key} />,
      }}
    />
  );
}
