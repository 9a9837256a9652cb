import type { Parcel } from '@onehaul/contract/parcel';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { useSwipe } from '@onehaul/ui/list/use-swipe';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { UndoBar } from '../../app/portal/undo-bar.tsx';
import { useSelectedRows } from '../../app/portal/use-selected-rows.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ExportButton } from './export-button.tsx';
import { useParcelColumns } from './parcel-columns.tsx';
import { numberText } from './parcel-text.ts';
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

const SelectionBar = lazyPart(async () => ({
  default: (await import('./selection-bar.client.tsx')).SelectionBar,
}));
const OpenParcel = lazyPart(async () => ({
  default: (await import('./open-parcel.client.tsx')).OpenParcel,
}));

/** /member/parcel: all parcels, by stage. */
export function ParcelListPage({ list, counts, warehouses, maxParcels, rows, hidden }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const { address, change } = useListAddress();
  const columns = useParcelColumns();
  const selected = useSelectedRows(list.items);
  const withdrawal = useWithdrawForecasts();
  const forecastAction = <LinkButton to={paths.forecast}>{member('title.forecast')}</LinkButton>;

  async function remove(parcels: readonly Parcel[]) {
    const isDone = await withdrawal.start(parcels.map(({ id }) => id));
    if (!isDone) return;
    selected.choose([]);
    if (address.has('open')) change({ open: undefined }, { replace: true });
  }

  useSwipe((key) => void remove(list.items.filter((parcel) => keyOf(parcel) === key)));

  return (
    <>
      <PrivateHead title={member('title.parcels')} />
      <OwnList<Parcel>
        name={parcelListName}
        title={member('title.parcels')}
        sentence={t('list.sentence')}
        action={forecastAction}
        tabs={stageTabs({
          filter: 'stage',
          label: t('list.stages'),
          stages: parcelStages,
          counts,
          all: counts.total,
          nameOf: (stage) => t(`stage.${stage}`),
          emptyOf: (stage) => ({
            title: t('list.emptyStageTitle', { stage: t(`stage.${stage}`) }),
            text: t(`stage.${stage}Text`),
          }),
        })}
        searchHint={t('list.search')}
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
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        selection={{
          keys: selected.keys,
          onChange: selected.chooseKeys,
          allLabel: t('select.page'),
          labelOf: (parcel) => t('select.row', { number: numberText(parcel) }),
        }}
        swipe={{ label: t('drawer.remove'), isOffered: ({ state }) => state === 'forecast' }}
        tools={(query) => <ExportButton query={query} total={list.total} />}
        bar={(query) => (
          <SelectionBar
            parcels={selected.rows}
            rows={list.items}
            total={list.total}
            query={query}
            maxParcels={maxParcels}
            isBusy={withdrawal.isPending}
            onChoose={selected.choose}
            onRemove={(parcels) => void remove(parcels)}
          />
        )}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: forecastAction }}
        drawer={(open, close) => (
          <OpenParcel
            open={open}
            rows={list.items}
            onClose={close}
            onRemove={(parcel) => void remove([parcel])}
          />
        )}
      />
      <UndoBar
        text={withdrawal.removed && t('undo.removed', { count: withdrawal.removed.ids.length })}
        action={t('undo.action')}
        onUndo={withdrawal.undo}
        onExpire={withdrawal.forget}
      />
    </>
  );
}
