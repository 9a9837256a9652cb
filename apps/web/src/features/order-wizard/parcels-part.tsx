import type { Parcel } from '@onehaul/contract/parcel';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Notice } from '@onehaul/ui/form/notice';
import { controlLook } from '@onehaul/ui/form/text-input';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Paged } from '../../app/portal/paged.tsx';
import { fieldId } from './step-errors.ts';
import { ParcelRow } from './parcel-row.tsx';
import { choiceInput, choiceLook, Part } from './part.tsx';
import type { Wizard } from './use-wizard.ts';
import { numberOf } from './words.ts';
import { maxOffered } from './wizard-data.ts';

type Props = { readonly wizard: Wizard };
type WarehouseParcels = { readonly id: number; readonly name: string; readonly parcels: readonly Parcel[] };

/** Warehouses with selectable parcels, those with the most first. */
function parcelsByWarehouse(parcels: readonly Parcel[]): WarehouseParcels[] {
  const byWarehouse = new Map<number, Parcel[]>();
  for (const parcel of parcels)
    byWarehouse.set(parcel.warehouseId, [...(byWarehouse.get(parcel.warehouseId) ?? []), parcel]);
  return [...byWarehouse]
    .map(([id, own]) => ({ id, name: own[0]!.warehouseName, parcels: own }))
    .toSorted((a, b) => b.parcels.length - a.parcels.length || a.id - b.id);
}

const matches = (parcel: Parcel, search: string) =>
  `${parcel.courierNumber} ${parcel.goodsName}`.toLowerCase().includes(search.trim().toLowerCase());

/** Parcel selection within one warehouse, with weight and storage time left. */
export function ParcelsPart({ wizard }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const { offered, known, mode } = wizard;
  const warehouses = parcelsByWarehouse(offered.parcels);
  const [asked, setAsked] = useState<number>();
  const chosenWarehouseId = known.parcels[0]?.warehouseId;
  const warehouse = warehouses.find(({ id }) => id === (asked ?? chosenWarehouseId)) ?? warehouses[0];
  const isInstant = mode === 'instant';
  if (!warehouse && known.parcels.length === 0)
    return (
      <Part title={t('parcels.list')}>
        <EmptyState
          as="p"
          title={t(isInstant ? 'instant.emptyTitle' : 'parcels.emptyTitle')}
          text={t(isInstant ? 'instant.emptyText' : 'parcels.emptyText')}
        >
          <LinkButton to={paths.forecast}>{member('title.forecast')}</LinkButton>
          <LinkButton to={paths.parcels} variant="secondary">
            {member('title.parcels')}
          </LinkButton>
        </EmptyState>
      </Part>
    );
  return (
    <Part
      title={t('parcels.list')}
      text={isInstant ? t('instant.parcelsText', { most: known.mostParcels }) : t('parcels.text')}
    >
      <Others wizard={wizard} warehouseId={warehouse?.id} />
      {warehouses.length > 1 && warehouse && (
        <WarehouseChoice warehouses={warehouses} chosen={warehouse.id} onChoose={(id) => setAsked(id)} />
      )}
      {warehouse && <Offered key={warehouse.id} wizard={wizard} warehouse={warehouse} />}
      {wizard.isReady && offered.isCut && (
        <p className="text-caption text-muted">{t('parcels.shown', { count: maxOffered })}</p>
      )}
    </Part>
  );
}

type WarehouseChoiceProps = {
  readonly warehouses: readonly WarehouseParcels[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

function WarehouseChoice({ warehouses, chosen, onChoose }: WarehouseChoiceProps) {
  const { t } = useTranslation('wizard');
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium">{t('parcels.warehouse')}</legend>
      <div className="flex flex-wrap gap-2">
        {warehouses.map(({ id, name, parcels }) => (
          <label key={id} className={`${choiceLook} items-center py-2`}>
            <input
              type="radio"
              name="order-warehouse"
              className={choiceInput}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {name}
            <span className="text-muted tabular-nums">{parcels.length}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Preselected parcels that cannot be merged with the others, each with a way to resolve it. */
function Others({ wizard, warehouseId }: Props & { readonly warehouseId: number | undefined }) {
  const { t } = useTranslation('wizard');
  const { t: refusal } = useTranslation('refusal');
  const { draft, known, offered, change } = wizard;
  const choosable = new Set(offered.parcels.map(({ id }) => id));
  const byId = new Map(known.parcels.map((parcel) => [parcel.id, parcel]));
  const takeOut = (id: number) => change({ parcelIds: draft.parcelIds.filter((one) => one !== id) });
  const whyNot = (parcel: Parcel | undefined) => {
    if (!parcel) return wizard.isReady ? t('parcels.gone') : undefined;
    if (parcel.warehouseId !== warehouseId)
      return t('parcels.elsewhere', { warehouse: parcel.warehouseName });
    if (parcel.orderId !== null) return refusal('order.alreadyMerged');
    return choosable.has(parcel.id) || parcel.state === 'stored' ? undefined : refusal('order.notReceived');
  };
  const others = draft.parcelIds.flatMap((id) => {
    const parcel = byId.get(id);
    const why = whyNot(parcel);
    return why ? [{ id, number: parcel ? numberOf(parcel) : String(id), why }] : [];
  });
  if (others.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('parcels.others')}</p>
      <ul className="mt-1 grid gap-1">
        {others.map(({ id, number, why }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <code className="font-mono">{number}</code>
            <span>{why}</span>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('parcels.removeOf', { number })}
              onClick={() => takeOut(id)}
            >
              {t('parcels.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const manyParcels = 6;

function Offered({ wizard, warehouse }: Props & { readonly warehouse: WarehouseParcels }) {
  const { t, i18n } = useTranslation('wizard');
  const { t: refusal } = useTranslation('refusal');
  const { draft, known, change, mode } = wizard;
  const [search, setSearch] = useState('');
  const [isOver, setOver] = useState(false);
  const chosen = new Set(draft.parcelIds);
  // Preselected parcels come first and keep their position during further selection.
  const [first] = useState(() => new Set(draft.parcelIds));
  const shown = warehouse.parcels
    .filter((parcel) => matches(parcel, search))
    .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const free = warehouse.parcels.filter(({ orderId }) => orderId === null).map(({ id }) => id);
  const own = new Set(warehouse.parcels.map(({ id }) => id));
  const most = known.mostParcels || Infinity;
  const warehouseIdOf = new Map(known.parcels.map(({ id, warehouseId }) => [id, warehouseId]));

  /** Selecting here deselects parcels of other warehouses. */
  function choose(ids: readonly number[]) {
    const allowed = ids.filter(
      (id) => own.has(id) || (warehouseIdOf.get(id) ?? warehouse.id) === warehouse.id,
    );
    setOver(allowed.length > most);
    change({ parcelIds: allowed.slice(0, most) });
  }
  const toggle = (id: number, isOn: boolean) =>
    choose(isOn ? [...draft.parcelIds, id] : draft.parcelIds.filter((one) => one !== id));
  const isAll = free.length > 0 && free.every((id) => chosen.has(id));
  const grams = known.parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0);

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-control-small items-center gap-2 text-small">
          <input
            type="checkbox"
            id={fieldId('parcels')}
            className={choiceInput}
            checked={isAll}
            onChange={({ target }) =>
              choose(target.checked ? [...new Set([...draft.parcelIds, ...free])] : [])
            }
          />
          {t('parcels.all')}
        </label>
        <output className="text-small font-medium" data-chosen={draft.parcelIds.length}>
          {t('parcels.chosen', {
            count: draft.parcelIds.length,
            weight: measuresIn(i18n.language).weight(grams),
          })}
        </output>
        {warehouse.parcels.length > manyParcels && (
          <input
            type="search"
            className={`${controlLook} ms-auto sm:max-w-70`}
            value={search}
            aria-label={t('parcels.search')}
            placeholder={t('parcels.search')}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </div>
      {isOver && (
        <Notice tone="warning" isAlert>
          {t('instant.limit', { most })}
        </Notice>
      )}
      {shown.length === 0 && <p className="text-small text-muted">{t('parcels.noMatch')}</p>}
      <Paged key={search} items={shown}>
        {(page) => (
          <ul
            aria-label={t('parcels.list')}
            // The scroll container is keyboard accessible through its checkboxes.
            className="grid grid-cols-[minmax(0,1fr)] gap-2 p-0.5 md:max-h-[60vh] md:overflow-y-auto"
          >
            {page.map((parcel) => (
              <ParcelRow
                key={parcel.id}
                parcel={parcel}
                isInstant={mode === 'instant'}
                isChosen={chosen.has(parcel.id)}
                whyNot={parcel.orderId === null ? undefined : refusal('order.alreadyMerged')}
                onChange={(isOn) => toggle(parcel.id, isOn)}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
