import { paymentDays, paymentDeskCalls } from '@onehaul/contract/console/finance';
import { payMethods, paymentStates } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { callApi } from '../../app/call-api.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ExportMenu } from '../../app/exports/export-menu.tsx';
import { FinanceTabs } from './finance-tabs.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { useSearchParams } from 'react-router';
import { useListDays } from '../../app/days/use-list-days.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';

/** All payments, searchable by our number, the gateway's number or the member. */
export function PaymentList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral, shopInList } = useShopFilter();
  const { choiceOf, daysOf } = useListDays(paymentDays);
  const [address] = useSearchParams();
  const filtersOf = async ({ search, filters: values }: ListQuery) => {
    const state = paymentStates.find((one) => one === values.state);
    const method = payMethods.find((one) => one === values.method);
    return {
      search,
      ...shopOf(values),
      ...(state && { state }),
      ...(method && { method }),
      ...(await daysOf(shopInList(values['shop']), values['days'])),
    };
  };
  return (
    <ListPage
      name="payments"
      title={t('title')}
      sentence={t('sentence.payments')}
      tabs={<FinanceTabs current="payments" />}
      searchLabel={t('payment.search')}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: paymentStates.map((value) => ({ value, label: t(`paymentState.${value}`) })),
        },
        {
          name: 'method',
          label: t('payment.method'),
          options: payMethods.map((value) => ({ value, label: t(`method.${value}`) })),
        },
      ]}
      days={choiceOf(shopInList(address.get('shop')), { created: t('payment.createdDays') })}
      columns={usePaymentColumns(hasSeveral, false)}
      keyOf={keyInShop}
      maxPageSize={100}
      load={async (query, signal) =>
        callApi(
          paymentDeskCalls.list,
          { ...(await filtersOf(query)), pageIndex: query.page, pageRows: query.rows },
          { signal },
        )
      }
      tools={({ query, total, columns }) => (
        <ExportMenu list="payments" total={total} columns={columns} filters={() => filtersOf(query)} />
      )}
      empty={{ title: t('empty.payments'), text: t('emptyText.payments') }}
      drawer={{
        title: t('payment.one'),
        show: (key) => <PaymentDrawer key={key} paymentKey={key} />,
      }}
    />
  );
}
