import { useTranslation } from '@onehaul/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { type To, useSearchParams } from 'react-router';
import { type ListState, parseListState, rowChoices, updateListParams } from '@onehaul/ui/list/address-state';
import { Button, Pagination, Select } from './antd.ts';
import { ColumnChooser, useColumns } from './column-chooser.tsx';
import { type CountTabs, CountTabsBar } from './count-tabs.tsx';
import { type Column, DataTable, type Selection } from './data-table.tsx';
import type { DaysFilterProps } from './days-filter.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { emptyKind } from './empty-kind.ts';
import { failureOf } from './failure.ts';
import { type Filter, FilterBar } from './filter-bar.tsx';
import { FailureMessage, ListMessage } from './list-message.tsx';
import { applicable, type DaysChoice, isSameView, type SavedView, type ViewDefinition } from './list-view.ts';
import { PageHead } from './page-head.tsx';
import { arrangeColumns } from './shown-columns.ts';
import { useListView } from './use-list-view.ts';
import { useLocalStorage } from './use-local-storage.ts';
import { ViewsMenu } from './views-menu.tsx';

export type ListQuery = Omit<ListState, 'open'>;
/** Current state of a list. */
type ListSnapshot<Row> = {
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly total: number;
  /** Keys of the shown columns in their order. */
  readonly columns: readonly string[];
};

type Props<Row> = {
  /** Key for stored columns and page size, and for query invalidation. */
  readonly name: string;
  /** Whose rows are listed, such as a shop; part of the query key. */
  readonly scope?: string;
  readonly title: string;
  readonly sentence: string;
  readonly action?: ReactNode;
  /** Tabs to the other lists of the page. */
  readonly tabs?: ReactNode;
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** Days to filter by, in the filter `days`. The page brings the component, which other lists do not load. */
  readonly days?: DaysChoice & { readonly Filter: ComponentType<DaysFilterProps> };
  /** Orders of the rows, in the filter `sort`; the first one is the usual. */
  readonly sorts?: readonly { readonly value: string; readonly label: string }[];
  /** An additional filter, rendered as tabs above the others. */
  readonly countTabs?: CountTabs;
  readonly selection?: Selection<Row>;
  /** Between the filters and the rows: a selection bar, or what is not in the list yet. */
  readonly bar?: (shown: ListSnapshot<Row>) => ReactNode;
  /** Actions on everything listed. */
  readonly tools?: (shown: ListSnapshot<Row>) => ReactNode;
  /** Cells with two lines. */
  readonly isTall?: boolean;
  /** Few columns that fit a narrow window. */
  readonly isNarrow?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Maximum page size of the call. */
  readonly maxPageSize?: number;
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>;
  /** Content of an unfiltered empty list. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Link target of a row that has its own page. */
  readonly addressOf?: (row: Row) => To;
  /** Key of the row that is open elsewhere. */
  readonly currentKey?: string | undefined;
  readonly drawer?: {
    readonly title: string;
    /** The row is undefined if it is not on the current page: the drawer was opened by URL. */
    readonly show: (key: string, row: Row | undefined) => ReactNode;
  };
};

const emptyTexts = {
  notFound: { title: 'list.noResultTitle', text: 'list.noResultText' },
  unmatched: { title: 'list.noMatchTitle', text: 'list.noMatchText' },
} as const;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Parameters of a list besides its filters. */
const listParams = ['search', 'page', 'rows', 'open', 'view'];

/** List page: search, filters, pagination; a row opens in a side drawer and the list stays. */
export function ListPage<Row>(props: Props<Row>) {
  // What is stored belongs to one list.
  return <OneList key={props.name} {...props} />;
}

function OneList<Row>(props: Props<Row>) {
  const { name, scope = '', title, sentence, action, tabs, searchLabel, filters = [] } = props;
  const { columns, keyOf, addressOf, maxPageSize = Infinity, load, empty, drawer } = props;
  const { days, sorts, countTabs, selection, bar, tools, isTall = false, isNarrow = false } = props;
  const choices = rowChoices.filter((choice) => choice <= maxPageSize);
  const { t } = useTranslation('workbench');
  const [address, setAddress] = useSearchParams();
  const [storedRows, storeRows] = useLocalStorage<number>(`rows.${name}`, isNumber, rowChoices[0]);
  const choiceNames = [
    ...(countTabs ? [countTabs.name] : []),
    ...filters.map((filter) => filter.name),
    ...(days ? ['days'] : []),
  ];
  const names = [...choiceNames, ...(sorts ? ['sort'] : [])];
  const { open, ...query } = parseListState(address, names, storedRows, choices);

  const known = {
    filters: [
      ...filters.map((filter) => ({ name: filter.name, values: filter.options.map(({ value }) => value) })),
      ...(countTabs ? [{ name: countTabs.name, values: countTabs.choices.map(({ value }) => value) }] : []),
      ...(days ? [{ name: 'days', values: [] }] : []),
      ...(sorts ? [{ name: 'sort', values: sorts.map(({ value }) => value) }] : []),
    ],
    arrange: (keys: readonly string[]) => arrangeColumns(columns, keys),
    rowChoices: choices,
  };
  const show = (view: Pick<SavedView, 'id' | 'definition'> | undefined, options?: { replace: boolean }) => {
    const next = new URLSearchParams(location.search);
    for (const param of [...listParams, ...names]) next.delete(param);
    if (view) {
      const { search: text, filters: values, rows } = applicable(view.definition, known);
      next.set('view', String(view.id));
      if (text) next.set('search', text);
      for (const [filter, value] of Object.entries(values)) next.set(filter, value);
      next.set('rows', String(rows));
    }
    setAddress(next, { preventScrollReset: true, ...options });
  };
  const hasQuery = [...listParams, ...names].some((param) => address.has(param));
  const saved = useListView({
    list: name,
    address,
    hasQuery,
    onOpen: (view) => show(view, { replace: true }),
  });
  const own = useColumns(name, columns);
  // Columns of a view that are changed but not saved; the user's own stay as they are.
  const [edited, setEdited] = useState<{ readonly view: SavedView; readonly keys: readonly string[] }>();
  const { current } = saved;
  const shownKeys = !current
    ? own.shown
    : edited?.view === current
      ? edited.keys
      : arrangeColumns(columns, current.definition.columns);
  const setShownKeys = (keys: readonly string[]) =>
    current ? setEdited({ view: current, keys }) : own.setShown(keys);
  const shown = shownKeys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const definition: ViewDefinition = {
    search: query.search,
    filters: query.filters,
    columns: shownKeys,
    rows: query.rows,
  };
  const {
    data: found,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: [name, 'list', query, scope],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  });

  const data = saved.isPending ? undefined : found;

  const change = useCallback(
    (wanted: Parameters<typeof updateListParams>[1], options?: { replace: boolean }) =>
      // Starts from location.search: a debounced search must not undo a navigation that has not rendered yet.
      setAddress(updateListParams(new URLSearchParams(location.search), wanted), {
        preventScrollReset: true,
        ...options,
      }),
    [setAddress],
  );
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const addressOfDrawer = useCallback(
    (row: Row) => ({ search: `?${updateListParams(address, { open: keyOf(row) }).toString()}` }),
    [address, keyOf],
  );

  const kind = emptyKind(query, countTabs?.name);
  const showAll = () =>
    change({
      search: '',
      filters: Object.fromEntries(
        choiceNames.filter((one) => one !== countTabs?.name).map((one) => [one, undefined]),
      ),
    });
  const isPastEnd = data !== undefined && data.total > 0 && data.items.length === 0;

  const emptyMessage = isPastEnd ? (
    <ListMessage icon="search" title={t('list.pastEndTitle')} text={t('list.pastEndText')}>
      <Button onClick={() => change({ page: 1 })}>{t('list.firstPage')}</Button>
    </ListMessage>
  ) : kind === 'empty' ? (
    <ListMessage icon="note" title={empty.title} text={empty.text}>
      {empty.action}
    </ListMessage>
  ) : (
    <ListMessage icon="search" title={t(emptyTexts[kind].title)} text={t(emptyTexts[kind].text)}>
      <Button onClick={showAll}>{t('list.showAll')}</Button>
    </ListMessage>
  );

  const snapshot = { query, rows: data?.items ?? [], total: data?.total ?? 0, columns: shownKeys };

  return (
    <>
      <div className="flex flex-col gap-5">
        <PageHead title={title} sentence={sentence} action={action} />
        {tabs}
        {countTabs && (
          <CountTabsBar tabs={countTabs} chosen={query.filters[countTabs.name] ?? ''} address={address} />
        )}
        <div className="flex flex-col gap-3">
          <FilterBar
            searchLabel={searchLabel}
            search={query.search}
            onSearch={search}
            filters={filters}
            values={query.filters}
            onFilter={(values) => change({ filters: values })}
            {...(days && {
              more: {
                names: ['days'],
                content: (
                  <days.Filter
                    kinds={days.kinds}
                    isAvailable={days.isAvailable}
                    value={query.filters['days']}
                    onChange={(value) => change({ filters: { days: value } })}
                  />
                ),
              },
            })}
          >
            {data && (
              <output className="text-small text-muted">{t('list.total', { count: data.total })}</output>
            )}
            {tools?.(snapshot)}
            {sorts && (
              <Select<string>
                aria-label={t('list.sort')}
                prefix={<span className="text-muted">{t('list.sort')}</span>}
                value={sorts.find(({ value }) => value === query.filters['sort'])?.value ?? sorts[0]!.value}
                options={[...sorts]}
                popupMatchSelectWidth={false}
                onChange={(value) =>
                  change({ filters: { sort: value === sorts[0]!.value ? undefined : value } })
                }
              />
            )}
            {saved.parts && (
              <ViewsMenu
                ViewsPanel={saved.parts.ViewsPanel}
                list={name}
                views={saved.views}
                current={current}
                shown={definition}
                isChanged={
                  current !== undefined && !isSameView(definition, applicable(current.definition, known))
                }
                onApply={show}
              />
            )}
            {saved.parts && (
              <ColumnChooser
                ColumnPanel={saved.parts.ColumnPanel}
                columns={columns}
                shown={shownKeys}
                onChange={setShownKeys}
              />
            )}
          </FilterBar>
          {bar?.(snapshot)}
          {error && !data ? (
            <div className="rounded-card border border-line bg-surface">
              <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
            </div>
          ) : (
            <DataTable
              label={title}
              columns={shown}
              rows={data?.items ?? Math.min(query.rows, rowChoices[0])}
              keyOf={keyOf}
              {...(drawer ? { addressOf: addressOfDrawer } : addressOf && { addressOf })}
              currentKey={open ?? props.currentKey}
              selection={selection}
              isTall={isTall}
              isNarrow={isNarrow}
              isBusy={isPlaceholderData}
              empty={emptyMessage}
            />
          )}
          {data && data.total > rowChoices[0] && (
            <Pagination
              className="self-end"
              size="small"
              current={query.page}
              pageSize={query.rows}
              total={data.total}
              showSizeChanger
              pageSizeOptions={choices}
              onChange={(page, rows) => {
                if (rows === query.rows) return change({ page });
                storeRows(rows);
                change({ rows });
              }}
            />
          )}
        </div>
      </div>
      {drawer && (
        <DetailDrawer title={drawer.title} openKey={open} onClose={() => change({ open: undefined })}>
          {(key) =>
            drawer.show(
              key,
              data?.items.find((row) => keyOf(row) === key),
            )
          }
        </DetailDrawer>
      )}
    </>
  );
}
