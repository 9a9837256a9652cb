import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import {
  type ListChange,
  type ListState,
  parseListState,
  rowChoices as usualChoices,
  updateListParams,
} from '@onehaul/ui/list/address-state';
import { ColumnChoice, shownColumns } from '@onehaul/ui/list/column-choice';
import { CountTabs } from '@onehaul/ui/list/count-tabs';
import { FilterForm } from '@onehaul/ui/list/filter-form';
import { PageHead } from '@onehaul/ui/list/page-head';
import { type Column, RowList, type Swipe } from '@onehaul/ui/list/row-list';
import { RowsPerPage } from '@onehaul/ui/list/rows-per-page';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { ListMessage } from '@onehaul/ui/list-message';
import { Pager } from '@onehaul/ui/pager';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { saveListChoice } from '../list-choices.ts';
import { useInBrowser } from '../use-in-browser.ts';

const SavedFilters = lazyPart(async () => ({
  default: (await import('./saved-filters.client.tsx')).SavedFilters,
}));

type OwnListQuery = Pick<ListState, 'search' | 'filters'>;
type Said = { readonly title: string; readonly text: string; readonly action?: ReactNode };

type Props<Row> = {
  /** Name under which the member’s choice of rows and columns is stored. */
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  /** Main action of the page. */
  readonly action?: ReactNode;
  /** Between the head and the list, such as a balance. */
  readonly top?: ReactNode;
  /** Stages as tabs. The first has the empty value and shows all rows. Absent where rows have none. */
  readonly tabs?: {
    readonly filter: string;
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number }[];
    /** Said where a stage has no rows. */
    readonly emptyOf: (value: string) => Said | undefined;
  };
  /** Between the tabs and the list. */
  readonly above?: ReactNode;
  /** Placeholder of the search; without it the list has none. */
  readonly searchHint?: string;
  readonly filters?: ComponentProps<typeof FilterForm>['filters'];
  /** What the server has loaded: a page of rows, and the member’s choices for the list. */
  readonly list: { readonly items: readonly Row[]; readonly total: number };
  readonly rows: number;
  /** Where a page of the list holds fewer than usual. */
  readonly rowChoices?: readonly number[];
  readonly hidden: readonly string[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly selection?: NonNullable<ComponentProps<typeof RowList<Row>>['selection']>;
  readonly swipe?: Swipe<Row> | undefined;
  /** Further actions on everything the query matches. */
  readonly tools?: (query: OwnListQuery) => ReactNode;
  /** Actions on the selected rows; may load later. */
  readonly bar?: (query: OwnListQuery) => ReactNode;
  readonly empty: Said;
  /** An action on rows runs in a dialog that `drawer` renders too. */
  readonly isWorking?: boolean;
  /**
   * Details of the open row. Rendered in the browser once a row has been opened or worked on; may load later. Absent
   * where rows do not open.
   */
  readonly drawer?: (openKey: string | undefined, close: () => void) => ReactNode;
};

/** List of an own page: tabs with counts, search and filters, rows or cards, pages. Its state is in the URL. */
export function OwnList<Row>(props: Props<Row>) {
  const {
    name,
    tabs,
    filters = [],
    list,
    columns,
    keyOf,
    selection,
    swipe,
    rowChoices = usualChoices,
  } = props;
  const { t: words } = useTranslation('workbench');
  const { t: site, i18n } = useTranslation('storefront');
  const number = numberFormat(i18n.language, {});
  const { address, change, isBusy } = useListAddress();
  const names = [...(tabs ? [tabs.filter] : []), ...filters.map((filter) => filter.name)];
  const { open, page, rows, ...query } = parseListState(address, names, props.rows, rowChoices);
  const isInBrowser = useInBrowser();
  const [choice, setChoice] = useState(props.hidden);
  const { shown, hidden } = shownColumns(columns, choice);
  const hasOpened = useHasOpened(open !== undefined || props.isWorking === true);
  const searchOf = (wanted: ListChange) => `?${updateListParams(address, wanted).toString()}`;

  return (
    <div className="flex flex-col gap-5 max-md:gap-4">
      <PageHead title={props.title} sentence={props.sentence} action={props.action} />
      {props.top}
      {tabs && (
        <CountTabs
          label={tabs.label}
          chosen={query.filters[tabs.filter] ?? ''}
          choices={tabs.choices.map((tab) => ({ ...tab, count: number.format(tab.count) }))}
          searchOf={(value) => searchOf({ filters: { [tabs.filter]: value || undefined }, open: undefined })}
        />
      )}
      {props.above}
      <div className="flex flex-col gap-3">
        <FilterForm
          {...(props.searchHint && { search: { label: words('list.search'), hint: props.searchHint } })}
          kept={[...(tabs ? [tabs.filter] : []), 'rows']}
          texts={{ clear: words('list.clear'), submit: words('list.apply') }}
          filters={filters}
        >
          <output className="text-small text-muted max-md:sr-only">
            {words('list.total', { count: list.total })}
          </output>
          {(props.searchHint ?? props.filters) && (
            // Of the size of the button, so that nothing moves when it has loaded.
            <div className="min-h-control w-control md:w-40">
              <Suspense>
                {isInBrowser && <SavedFilters list={name} address={address} filterNames={names} />}
              </Suspense>
            </div>
          )}
          {props.tools?.(query)}
          <ColumnChoice
            label={words('list.columns')}
            columns={columns}
            hidden={hidden}
            onChange={(next) => {
              setChoice(next);
              saveListChoice(name, { hidden: next });
            }}
          />
        </FilterForm>
        {selection && selection.keys.size > 0 && <Suspense>{props.bar?.(query)}</Suspense>}
        {list.items.length > 0 ? (
          <RowList<Row>
            label={props.title}
            columns={shown}
            rows={list.items}
            keyOf={keyOf}
            addressOf={props.drawer && ((row) => ({ search: searchOf({ open: keyOf(row) }) }))}
            currentKey={open}
            isBusy={isBusy}
            {...(selection && { selection })}
            {...(swipe && { swipe })}
          />
        ) : (
          <div className="rounded-card border border-line bg-surface">
            <Empty {...props} query={query} searchOf={searchOf} />
          </div>
        )}
        {list.total > usualChoices[0] && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <RowsPerPage
              label={words('list.rows')}
              rows={rows}
              choices={rowChoices}
              searchOf={(wanted) => searchOf({ rows: wanted })}
              onChoose={(wanted) => saveListChoice(name, { rows: wanted })}
            />
            <Pager
              page={page}
              pages={Math.ceil(list.total / rows)}
              addressOf={(to) => searchOf({ page: to })}
              labels={{
                navigation: site('pager.title'),
                previous: site('pager.previous'),
                next: site('pager.next'),
                page: (to) => site('pager.page', { number: to }),
              }}
            />
          </div>
        )}
      </div>
      {hasOpened && <Suspense>{props.drawer?.(open, () => change({ open: undefined }))}</Suspense>}
    </div>
  );
}

/** Whether a row has been open: its details load in the browser only, and keep what they have loaded. */
function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(false);
  const isInBrowser = useInBrowser();
  if (isInBrowser && isOpen && !hasOpened) setHasOpened(true);
  return hasOpened;
}

type EmptyProps = Pick<Props<never>, 'tabs' | 'filters' | 'empty'> & {
  readonly list: { readonly total: number };
  readonly query: OwnListQuery;
  readonly searchOf: (change: ListChange) => string;
};

/** Why the list has no rows, and what to do next. */
function Empty({ tabs, filters = [], empty, list, query, searchOf }: EmptyProps) {
  const { t: words } = useTranslation('workbench');
  if (list.total > 0) {
    return (
      <ListMessage icon="search" title={words('list.pastEndTitle')} text={words('list.pastEndText')}>
        <LinkButton variant="secondary" to={{ search: searchOf({ page: 1 }) }}>
          {words('list.firstPage')}
        </LinkButton>
      </ListMessage>
    );
  }
  if (query.search !== '' || filters.some(({ name }) => query.filters[name])) {
    const without = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
    return (
      <ListMessage icon="search" title={words('list.noResultTitle')} text={words('list.noResultText')}>
        <LinkButton variant="secondary" to={{ search: searchOf({ search: '', filters: without }) }}>
          {words('list.showAll')}
        </LinkButton>
      </ListMessage>
    );
  }
  const { title, text, action } = tabs?.emptyOf(query.filters[tabs.filter] ?? '') ?? empty;
  return (
    <ListMessage icon="note" title={title} text={text}>
      {action}
    </ListMessage>
  );
}
