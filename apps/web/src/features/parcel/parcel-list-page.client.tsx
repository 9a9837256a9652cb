import type { Parcel } from '@onehaul/contract/parcel';
import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { parcelCountQuery, parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { UndoBar } from '../../app/portal/undo-bar.tsx';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ExportButton } from './export-button.tsx';
import { useParcelColumns, numberText } from './parcel-columns.tsx';
import { ParcelDrawer } from './parcel-drawer.tsx';
import { loadParcels } from './parcel-query.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useWithdrawForecasts } from './use-withdraw-forecasts.ts';

const keyOf = ({ id }: Parcel) => String(id);
const endsChoices = [3, 7, 14];

/** /member/parcel: all parcels, by stage. */
export function ParcelListPage() {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useParcelColumns(isNarrow);
  const [address, setAddress] = useSearchParams();
  const { data: counts } = useQuery(parcelCountQuery(send));
  const { data: warehouses } = useQuery(warehousesQuery(send));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Parcel>>(new Map());
  const withdrawForecasts = useWithdrawForecasts();
  const stage = parcelStages.find((one) => one === address.get('stage'));

  const load = useCallback((query: ListQuery) => loadParcels(send, query), [send]);
  const choose = useCallback(
    (keys: string[], shown: readonly Parcel[]) =>
      setChosen((before) => {
        const known = new Map([...before, ...shown.map((parcel) => [keyOf(parcel), parcel] as const)]);
        return new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : [])));
      }),
    [],
  );
  const selection = useMemo(
    () => ({
      keys: [...chosen.keys()],
      onChange: choose,
      labelOf: (parcel: Parcel) => t('select.row', { number: numberText(parcel) }),
    }),
    [chosen, choose, t],
  );
  const forecastAction = <LinkButton to={paths.forecast}>{member('title.forecast')}</LinkButton>;

  async function remove(parcels: readonly Parcel[]) {
    const isDone = await withdrawForecasts.start(parcels.map(({ id }) => id));
    if (!isDone) return;
    setChosen(new Map());
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('open');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <>
      <PrivateHead title={member('title.parcels')} />
      <ListPage<Parcel>
        name={parcelsKey[0]!}
        title={member('title.parcels')}
        sentence={t('list.sentence')}
        action={forecastAction}
        searchLabel={t('list.search')}
        isTall
        isNarrow={isNarrow}
        countTabs={{
          name: 'stage',
          label: t('list.stages'),
          choices: [
            { value: '', label: t('stage.all'), count: counts?.total },
            ...parcelStages.map((one) => ({ value: one, label: t(`stage.${one}`), count: counts?.[one] })),
          ],
        }}
        filters={[
          {
            name: 'warehouse',
            label: t('filter.warehouse'),
            options: (warehouses?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
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
        columns={columns}
        keyOf={keyOf}
        load={load}
        selection={selection}
        tools={(shown) => <ExportButton query={shown.query} total={shown.total} />}
        bar={(shown) => (
          <SelectionBar
            chosen={chosen}
            shown={shown}
            isBusy={withdrawForecasts.isPending}
            onChoose={(parcels) => setChosen(new Map(parcels.map((parcel) => [keyOf(parcel), parcel])))}
            onRemove={(parcels) => void remove(parcels)}
          />
        )}
        empty={
          stage
            ? {
                title: t('list.emptyStageTitle', { stage: t(`stage.${stage}`) }),
                text: t(`stage.${stage}Text`),
              }
            : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: forecastAction }
        }
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => (
            <ParcelDrawer key={key} id={Number(key)} row={row} onRemove={(parcel) => void remove([parcel])} />
          ),
        }}
      />
      <UndoBar
        text={withdrawForecasts.removed && t('undo.removed', { count: withdrawForecasts.removed.ids.length })}
        action={t('undo.action')}
        onUndo={withdrawForecasts.undo}
        onExpire={withdrawForecasts.forget}
      />
    </>
  );
}
