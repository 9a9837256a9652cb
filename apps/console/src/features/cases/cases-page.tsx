import { caseDeskCalls, type CaseRow } from '@onehaul/contract/console/cases';
import { caseKinds, caseStates } from '@onehaul/domain/case/case-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { CaseStateMark } from '../../app/case-state-mark.tsx';
import { CaseDue } from './case-marks.tsx';

function load({ search, filters, page, rows }: ListQuery, signal: AbortSignal) {
  const shopId = Number(filters.shop);
  const kind = caseKinds.find((one) => one === filters.kind);
  const state = caseStates.find((one) => one === filters.state);
  const due = (['waiting', 'overdue'] as const).find((one) => one === filters.due);
  return callApi(
    caseDeskCalls.list,
    {
      search: search.slice(0, 80),
      pageIndex: page,
      pageRows: rows,
      isMine: filters.mine === '1',
      ...(shopId > 0 && { shopId }),
      ...(kind && { kind }),
      ...(state && { state }),
      ...(due && { due }),
    },
    { signal },
  );
}

/** Cases opened by members, longest waiting first. */
export function CasesPage() {
  const { t } = useTranslation('cases');
  const { shops } = useMe();
  const columns = useCaseColumns();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage
        name="cases"
        title={t('title')}
        sentence={t('sentence')}
        searchLabel={t('search')}
        isTall
        filters={[
          {
            name: 'kind',
            label: t('column.kind'),
            options: caseKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
          {
            name: 'state',
            label: t('filter.state'),
            options: caseStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
          {
            name: 'due',
            label: t('filter.due'),
            options: [
              { value: 'waiting', label: t('filter.waiting') },
              { value: 'overdue', label: t('filter.overdue') },
            ],
          },
          { name: 'mine', label: t('filter.whose'), options: [{ value: '1', label: t('filter.mine') }] },
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('column.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
        ]}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        drawer={{ title: t('drawer.title'), show: (key) => <CaseDrawer key={key} caseKey={key} /> }}
      />
    </>
  );
}

function useCaseColumns(): Column<CaseRow>[] {
  const { t, i18n } = useTranslation('cases');
  return useMemo<Column<CaseRow>[]>(() => {
    const { money } = measuresIn(i18n.language);
    const amountOf = ({ proposedMinor, offeredMinor, askedMinor }: CaseRow) =>
      proposedMinor ?? offeredMinor ?? askedMinor;
    return [
      {
        key: 'subject',
        title: t('column.subject'),
        isFixed: true,
        show: (row) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">
              <span className="font-medium">{t(`kind.${row.kind}`)}</span>
              {row.target && (
                <>
                  {' · '}
                  <code className="font-mono">{row.target.number}</code>
                </>
              )}
            </span>
            <span className="truncate text-caption text-muted">{row.excerpt}</span>
          </span>
        ),
      },
      {
        key: 'member',
        title: t('column.member'),
        width: 140,
        show: ({ memberCode, memberName }) => (
          <span className="grid leading-tight">
            <span className="font-mono">{memberCode}</span>
            <span className="truncate text-caption text-muted">{memberName}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 160,
        show: (row) => (
          <span className="grid leading-tight">
            <CaseStateMark state={row.state} />
            {row.proposedMinor !== null && (
              <span className="text-caption text-warning">{t('proposed.waits')}</span>
            )}
          </span>
        ),
      },
      { key: 'due', title: t('column.due'), width: 230, show: (row) => <CaseDue row={row} /> },
      {
        key: 'amount',
        title: t('column.amount'),
        width: 120,
        align: 'end',
        show: (row) => {
          const minor = amountOf(row);
          return minor === null ? <span className="text-muted">-</span> : money(minor, 'CNY');
        },
      },
      { key: 'staff', title: t('column.staff'), width: 130, show: ({ staffName }) => staffName || '-' },
      {
        key: 'shop',
        title: t('column.shop'),
        isHiddenByDefault: true,
        show: ({ shopId }) => <ShopName id={shopId} />,
      },
      {
        key: 'number',
        title: t('column.number'),
        width: 140,
        isHiddenByDefault: true,
        show: ({ number }) => <code className="font-mono">{number}</code>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language]);
}
