import { refundCalls, type RefundRow } from '@onehaul/contract/console/finance';
import { refundStates } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callListApi } from '../../app/call-api.ts';
import { HandledRow } from '../../app/handled-row.tsx';
import { memberColumn, shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop, readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { amountColumn } from './amount-column.tsx';
import { FinanceTabs } from './finance-tabs.tsx';
import { useMoneyWords } from './money-words.ts';
import { ProposeRefund } from './propose-refund.tsx';
import { RefundDrawer } from './refund-drawer.tsx';
import { RefundMark } from './state-marks.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';

/** Pending refunds. A URL may open the form for an order: `?tab=refunds&propose=<number>&of=<shop>`. */
export function RefundList() {
  const { t } = useTranslation('finance');
  const mayReview = useHasPermission('finance:review');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useRefundColumns(hasSeveral);
  const [address, setAddress] = useSearchParams();
  const proposedOrderNumber = address.get('propose');
  const [isProposing, setProposing] = useState(proposedOrderNumber !== null);
  const shopId = readKeyInShop(`${address.get('of') ?? ''}-1`)?.shopId;
  const close = () => {
    setProposing(false);
    setAddress(
      (now) => {
        now.delete('propose');
        now.delete('of');
        return now;
      },
      { replace: true },
    );
  };
  return (
    <>
      <ListPage
        name="refunds"
        title={t('title')}
        sentence={t('sentence.refunds')}
        tabs={<FinanceTabs current="refunds" />}
        action={
          mayReview && (
            <Button type="primary" onClick={() => setProposing(true)} data-propose>
              {t('refund.propose')}
            </Button>
          )
        }
        filters={[
          ...filters,
          {
            name: 'state',
            label: t('state'),
            options: refundStates.map((state) => ({ value: state, label: t(`refundState.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) => {
          const state = refundStates.find((one) => one === values.state);
          const input = { pageIndex: page, pageRows: rows, ...(state && { state }), ...shopOf(values) };
          return callListApi(refundCalls.list, input, { signal });
        }}
        empty={{ title: t('empty.refunds'), text: t('emptyText.refunds') }}
        drawer={{
          title: t('refund.one'),
          show: (key, refund) => (
            <HandledRow key={key}>
              <RefundDrawer refund={refund} />
            </HandledRow>
          ),
        }}
      />
      {isProposing && mayReview && (
        <ProposeRefund
          {...(proposedOrderNumber !== null &&
            shopId && { start: { shopId, orderNumber: proposedOrderNumber } })}
          onClose={close}
        />
      )}
    </>
  );
}

function useRefundColumns(hasShop: boolean): Column<RefundRow>[] {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  return useMemo<Column<RefundRow>[]>(
    () => [
      {
        key: 'order',
        title: t('refund.order'),
        width: 150,
        isFixed: true,
        show: ({ orderNumber, serviceNumber, paymentNumber }) => (
          <span className="font-mono">{orderNumber || serviceNumber || paymentNumber}</span>
        ),
      },
      amountColumn({ title: t('amount'), yuan }, 130),
      { key: 'route', title: t('refund.route'), width: 150, show: ({ route }) => t(`route.${route}`) },
      { key: 'why', title: t('refund.why'), isHiddenByDefault: true, show: ({ why }) => t(`why.${why}`) },
      { key: 'state', title: t('state'), width: 120, show: ({ state }) => <RefundMark state={state} /> },
      {
        key: 'people',
        title: t('refund.people'),
        width: 150,
        show: ({ isForTwo, state }) =>
          isForTwo && state === 'proposed' ? (
            <StateMark tone="warning">{t('refund.forTwo')}</StateMark>
          ) : (
            t(isForTwo ? 'refund.forTwo' : 'refund.forOne')
          ),
      },
      memberColumn(t('member')),
      ...shopColumns(hasShop, t('shop')),
      {
        key: 'proposedBy',
        title: t('refund.proposedBy'),
        show: ({ proposedBy }) => proposedBy || t('refund.byRule'),
      },
      {
        key: 'created',
        title: t('refund.created'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, yuan, hasShop],
  );
}
