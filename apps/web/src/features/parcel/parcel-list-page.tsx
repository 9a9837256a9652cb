import type { Parcel } from '@onehaul/contract/parcel';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { parseListState, rowChoices, updateListParams } from '@onehaul/ui/list/address-state';
import { ColumnChoice, shownColumns } from '@onehaul/ui/list/column-choice';
import { CountTabs } from '@onehaul/ui/list/count-tabs';
import { FilterForm } from '@onehaul/ui/list/filter-form';
import { PageHead } from '@onehaul/ui/list/page-head';
import { RowList } from '@onehaul/ui/list/row-list';
import { RowsPerPage } from '@onehaul/ui/list/rows-per-page';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { Pager } from '@onehaul/ui/pager';
import { lazy, Suspense, useState } from 'react';
import { saveListChoice } from '../../app/list-choices.ts';
import { paths } from '../../app/paths.ts';
import { UndoBar } from '../../app/portal/undo-bar.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ExportButton } from './export-button.tsx';
import { ListEmpty } from './list-empty.tsx';
import { useParcelColumns } from './parcel-columns.tsx';
import { parcelFilterNames } from './parcel-input.ts';
import { numberText } from './parcel-text.ts';
import { useSelectedParcels } from './use-selected-parcels.ts';
import { useWithdrawForecasts } from './use-withdraw-forecasts.ts';

type Props = {
  readonly list: { readonly items: readonly Parcel[]; readonly total: number };
  readonly counts: Readonly<Record<(typeof parcelStages)[number] | 'total', number>>;
  readonly warehouses: readonly { readonly id: number; readonly name: string }[];
  readonly maxParcels: number;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
};

export const parcelListName = 'parcels';
const keyOf = ({ id }: Parcel) => String(id);
const endsChoices = [3, 7, 14];

const SelectionBar = lazy(async () => ({
  default: (await import('./selection-bar.client.tsx')).SelectionBar,
}));
const OpenParcel = lazy(async () => ({
  default: (await import('./open-parcel.client.tsx')).OpenParcel,
}));

/** /member/parcel: all parcels, by stage. */
export function ParcelListPage(props: Props) {
  const { list, counts, warehouses, maxParcels } = props;
  const { t, i18n } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const { t: words } = useTranslation('workbench');
  const { t: site } = useTranslation('storefront');
  const number = numberFormat(i18n.language, {});
  const { address, change, isBusy } = useListAddress();
  const { open, ...query } = parseListState(address, parcelFilterNames, props.rows);
  const [choice, setChoice] = useState(props.hidden);
  const columns = useParcelColumns();
  const { shown, hidden } = shownColumns(columns, choice);
  const selected = useSelectedParcels(list.items);
  const withdrawal = useWithdrawForecasts();
  const hasOpened = useHasOpened(open);

  const stage = query.filters.stage ?? '';
  const searchOf = (wanted: Parameters<typeof updateListParams>[1]) =>
    `?${updateListParams(address, wanted).toString()}`;
  const forecastAction = <LinkButton to={paths.forecast}>{member('title.forecast')}</LinkButton>;

  async function remove(parcels: readonly Parcel[]) {
    const isDone = await withdrawal.start(parcels.map(({ id }) => id));
    if (!isDone) return;
    selected.choose([]);
    if (open !== undefined) change({ open: undefined }, { replace: true });
  }

  return (
    <div className="flex flex-col gap-5 max-md:gap-4">
      <PrivateHead title={member('title.parcels')} />
      <PageHead title={member('title.parcels')} sentence={t('list.sentence')} action={forecastAction} />
      <CountTabs
        label={t('list.stages')}
        chosen={stage}
        choices={[
          { value: '', label: t('stage.all'), count: number.format(counts.total) },
          ...parcelStages.map((one) => ({
            value: one,
            label: t(`stage.${one}`),
            count: number.format(counts[one]),
          })),
        ]}
        searchOf={(value) => searchOf({ filters: { stage: value || undefined }, open: undefined })}
      />
      <div className="flex flex-col gap-3">
        <FilterForm
          search={{ label: words('list.search'), hint: t('list.search') }}
          kept={['stage', 'rows']}
          texts={{ clear: words('list.clear'), submit: words('list.apply') }}
          filters={[
            {
              name: 'warehouse',
              label: t('filter.warehouse'),
              options: warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
            },
            {
              name: 'ends',
              label: t('filter.ends'),
              options: endsChoices.map((days) => ({
                value: String(days),
                label: t('filter.endsWithin', { count: days }),
              })),
            },
          ]}
        >
          <output className="text-small text-muted max-md:sr-only">
            {words('list.total', { count: list.total })}
          </output>
          <ExportButton query={query} total={list.total} />
          <ColumnChoice
            label={words('list.columns')}
            columns={columns}
            hidden={hidden}
            onChange={(next) => {
              setChoice(next);
              saveListChoice(parcelListName, { hidden: next });
            }}
          />
        </FilterForm>
        {selected.parcels.length > 0 && (
          <Suspense>
            <SelectionBar
              parcels={selected.parcels}
              rows={list.items}
              total={list.total}
              query={query}
              maxParcels={maxParcels}
              isBusy={withdrawal.isPending}
              onChoose={selected.choose}
              onRemove={(parcels) => void remove(parcels)}
            />
          </Suspense>
        )}
        {list.items.length > 0 ? (
          <RowList<Parcel>
            label={member('title.parcels')}
            columns={shown}
            rows={list.items}
            keyOf={keyOf}
            addressOf={(row) => ({ search: searchOf({ open: keyOf(row) }) })}
            currentKey={open}
            isBusy={isBusy}
            selection={{
              keys: selected.keys,
              onChange: selected.chooseKeys,
              allLabel: t('select.page'),
              labelOf: (parcel) => t('select.row', { number: numberText(parcel) }),
            }}
          />
        ) : (
          <ListEmpty total={list.total} query={query} searchOf={searchOf} action={forecastAction} />
        )}
        {list.total > rowChoices[0] && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <RowsPerPage
              label={words('list.rows')}
              rows={query.rows}
              searchOf={(rows) => searchOf({ rows })}
              onChoose={(rows) => saveListChoice(parcelListName, { rows })}
            />
            <Pager
              page={query.page}
              pages={Math.ceil(list.total / query.rows)}
              addressOf={(page) => searchOf({ page })}
              labels={{
                navigation: site('pager.title'),
                previous: site('pager.previous'),
                next: site('pager.next'),
                page: (page) => site('pager.page', { number: page }),
              }}
            />
          </div>
        )}
      </div>
      {hasOpened && (
        <Suspense>
          <OpenParcel
            open={open}
            rows={list.items}
            onClose={() => change({ open: undefined })}
            onRemove={(parcel) => void remove([parcel])}
          />
        </Suspense>
      )}
      <UndoBar
        text={withdrawal.removed && t('undo.removed', { count: withdrawal.removed.ids.length })}
        action={t('undo.action')}
        onUndo={withdrawal.undo}
        onExpire={withdrawal.forget}
      />
    </div>
  );
}

/** Whether a drawer has been open: it is loaded in the browser only, and stays to close with its animation. */
function useHasOpened(open: string | undefined): boolean {
  const [hasOpened, setHasOpened] = useState(false);
  const isInBrowser = useInBrowser();
  if (isInBrowser && open !== undefined && !hasOpened) setHasOpened(true);
  return hasOpened;
}
