import { type ReconciliationBreak, reconciliationCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { CopyValue } from '@onehaul/workbench/copy-value';
import type { Column } from '@onehaul/workbench/data-table';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListPage } from '@onehaul/workbench/list-page';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { callListApi } from '../../app/call-api.ts';
import { HandledRow } from '../../app/handled-row.tsx';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { MissingRow } from '../../app/missing-row.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useChange } from '../../app/use-change.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { ShopName } from '../../app/shop-name.tsx';

/** Differences between a gateway's statement and our books. */
export function BreakList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const amountOf = useAmount();
  const columns = useMemo<Column<ReconciliationBreak>[]>(
    () => [
      {
        key: 'number',
        title: t('paymentNumber'),
        width: 230,
        isFixed: true,
        show: ({ paymentNumber }) => <span className="font-mono">{paymentNumber}</span>,
      },
      { key: 'kind', title: t('break.kind'), show: ({ kind }) => t(`break.${kind}`) },
      { key: 'gateway', title: t('gateway'), width: 130, show: ({ gateway }) => t(`method.${gateway}`) },
      { key: 'day', title: t('break.day'), width: 120, show: ({ day }) => day },
      {
        key: 'ours',
        title: t('break.ours'),
        width: 140,
        align: 'end',
        show: ({ ourMinor, ourCurrency }) => amountOf(ourMinor, ourCurrency),
      },
      {
        key: 'theirs',
        title: t('break.theirs'),
        width: 140,
        align: 'end',
        show: ({ theirMinor, theirCurrency }) => amountOf(theirMinor, theirCurrency),
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'state',
        title: t('state'),
        width: 130,
        show: ({ resolvedAt }) => (
          <StateMark tone={resolvedAt ? 'positive' : 'danger'}>
            {t(resolvedAt ? 'break.resolved' : 'break.open')}
          </StateMark>
        ),
      },
    ],
    [t, amountOf, hasSeveral],
  );
  return (
    <ListPage
      name="breaks"
      title={t('title')}
      sentence={t('sentence.breaks')}
      tabs={<FinanceTabs current="breaks" />}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: [
            { value: 'open', label: t('break.open') },
            { value: 'resolved', label: t('break.resolved') },
          ],
        },
      ]}
      columns={columns}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) => {
        const isOpen = { isOpen: values.state === 'open' };
        const input = { pageIndex: page, pageRows: rows, ...(values.state && isOpen), ...shopOf(values) };
        return callListApi(reconciliationCalls.breaks, input, { signal });
      }}
      empty={{ title: t('empty.breaks'), text: t('emptyText.breaks') }}
      drawer={{
        title: t('break.one'),
        show: (key, one) => (
          <HandledRow key={key}>
            <BreakDrawer one={one} />
          </HandledRow>
        ),
      }}
    />
  );
}

function useAmount() {
  const { inCurrency } = useMoneyWords();
  return useMemo(
    () => (minor: number | null, currency: string | null) =>
      minor === null || currency === null ? '-' : inCurrency(minor, currency),
    [inCurrency],
  );
}

function BreakDrawer({ one }: { readonly one: ReconciliationBreak | undefined }) {
  const { t } = useTranslation('finance');
  const amountOf = useAmount();
  const mayReview = useHasPermission('finance:review');
  const resolve = useChange(reconciliationCalls.resolve, invalidatedQueries);
  const [isAsked, setAsked] = useState(false);
  if (!one) return <MissingRow list="breaks" title={t('goneTitle')} text={t('goneText')} lines={8} />;
  const { shopId, id } = one;
  return (
    <div className="flex flex-col gap-5" data-break={one.kind}>
      <h2 className="text-lead font-semibold">{t(`break.${one.kind}`)}</h2>
      <p className="text-small text-muted">{t(`breakText.${one.kind}`)}</p>
      <DetailList
        rows={[
          { key: 'number', label: t('paymentNumber'), value: <CopyValue value={one.paymentNumber} /> },
          { key: 'gateway', label: t('gateway'), value: t(`method.${one.gateway}`) },
          { key: 'day', label: t('break.day'), value: one.day },
          { key: 'ours', label: t('break.ours'), value: amountOf(one.ourMinor, one.ourCurrency) },
          { key: 'theirs', label: t('break.theirs'), value: amountOf(one.theirMinor, one.theirCurrency) },
          { key: 'shop', label: t('shop'), value: <ShopName id={one.shopId} /> },
          ...(one.resolvedAt
            ? [
                {
                  key: 'resolved',
                  label: t('break.resolvedBy'),
                  value: (
                    <>
                      {one.resolvedBy} · <Moment at={one.resolvedAt} />
                    </>
                  ),
                },
                { key: 'note', label: t('break.note'), value: one.note },
              ]
            : []),
        ]}
      />
      {!one.resolvedAt && mayReview && (
        <Button type="primary" className="self-start" onClick={() => setAsked(true)}>
          {t('break.resolve')}
        </Button>
      )}
      {!one.resolvedAt && !mayReview && <p className="text-small text-muted">{t('notYours')}</p>}
      {isAsked && (
        <ModalForm
          title={t('break.resolveTitle', { number: one.paymentNumber })}
          text={t('break.resolveText')}
          schema={reconciliationCalls.resolve.input.pick({ note: true })}
          submitLabel={t('break.resolve')}
          onSubmit={({ note }) => resolve({ shopId, id, note })}
          onClose={() => setAsked(false)}
        >
          <Field name="note" label={t('break.note')} help={t('break.noteHelp')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </div>
  );
}
