import { type Batch, batchCalls, type LoadUnit } from '@onehaul/contract/console/batches';
import type { UnitKind } from '@onehaul/domain/order/load-unit';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useId, useState } from 'react';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';
import { shortUnit } from './short-unit.ts';

type Props = {
  readonly batch: Batch;
  readonly unitId: number | null;
  readonly onChoose: (unitId: number | null) => void;
};

const invalidatedQueries = ['batches', 'audit'];
const maxGrams = 2_000_000;
const choice =
  'min-h-11 rounded-control border px-3 text-small font-medium aria-pressed:border-primary-7 aria-pressed:bg-primary-3 aria-pressed:text-primary-10';

/** Parses typed kilograms into grams. */
function readGrams(typed: string): number | undefined {
  const grams = Math.round(Number(typed.trim().replace(',', '.')) * 1000);
  return Number.isFinite(grams) && grams > 0 && grams <= maxGrams ? grams : undefined;
}

/** Bags and pallets of a batch: selects the scan target; each unit is closed with its weight and labelled. */
export function LoadUnits({ batch, unitId, onChoose }: Props) {
  const { t } = useTranslation('dispatch');
  const { message } = App.useApp();
  const open = useChange(batchCalls.openUnit, invalidatedQueries);
  const { shopId, id, units } = batch;
  const intoId = useId();

  async function begin(kind: UnitKind) {
    try {
      onChoose((await open({ shopId, id, kind })).id);
    } catch (error) {
      void message.error(failureOf(error).message);
    }
  }

  return (
    <section aria-label={t('load.units')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span id={intoId} className="text-small text-muted">
          {t('load.into')}
        </span>
        <fieldset aria-labelledby={intoId} className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-pressed={unitId === null}
            data-into="loose"
            onClick={() => onChoose(null)}
            className={`${choice} border-line-strong bg-surface hover:bg-primary-2`}
          >
            {t('load.loose')}
          </button>
          {units
            .filter(({ state }) => state === 'open')
            .map((unit) => (
              <button
                key={unit.id}
                type="button"
                aria-pressed={unitId === unit.id}
                data-into={shortUnit(unit.number)}
                onClick={() => onChoose(unit.id)}
                className={`${choice} border-line-strong bg-surface hover:bg-primary-2`}
              >
                {t(`load.unit.${unit.kind}`)} <b className="font-mono">{shortUnit(unit.number)}</b>
              </button>
            ))}
        </fieldset>
        <Button data-new="bag" onClick={() => void begin('bag')}>
          {t('load.newBag')}
        </Button>
        <Button data-new="pallet" onClick={() => void begin('pallet')}>
          {t('load.newPallet')}
        </Button>
      </div>
      {units.length > 0 && (
        <ul className="grid gap-2 lg:grid-cols-2">
          {units.map((unit) => (
            <li key={unit.id}>
              <Unit batch={batch} unit={unit} isChosen={unit.id === unitId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type UnitProps = { readonly batch: Batch; readonly unit: LoadUnit; readonly isChosen: boolean };

function Unit({ batch: { shopId, id }, unit, isChosen }: UnitProps) {
  const { t, i18n } = useTranslation('dispatch');
  const { weight } = measuresIn(i18n.language);
  const { message } = App.useApp();
  const [typed, setTyped] = useState('');
  const close = useChange(batchCalls.closeUnit, invalidatedQueries);
  const reopen = useChange(batchCalls.reopenUnit, invalidatedQueries);
  const label = useGeneratedDocument(batchCalls.unitLabel);
  const which = { shopId, id, unitId: unit.id };
  const tell = (error: unknown) => void message.error(failureOf(error).message);

  async function finish() {
    const weightGrams = readGrams(typed);
    if (weightGrams === undefined) return void message.error(t('load.wrongWeight'));
    try {
      await close({ ...which, weightGrams });
      setTyped('');
      await label.open(which);
    } catch (error) {
      tell(error);
    }
  }

  const isOpen = unit.state === 'open';
  return (
    <div
      data-unit={shortUnit(unit.number)}
      data-state={unit.state}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface px-4 py-2.5 ${isChosen ? 'border-primary-7' : 'border-line'}`}
    >
      <span className="flex min-w-0 grow flex-col">
        <span className="text-small">
          {t(`load.unit.${unit.kind}`)} <b className="font-mono">{unit.number}</b>
        </span>
        <span className="text-caption text-muted">
          {[
            t(isOpen ? 'load.unitOpen' : 'load.unitClosed'),
            t('load.unitBoxes', { count: unit.boxes }),
            weight(unit.weightGrams ?? unit.boxGrams),
          ].join(' · ')}
        </span>
      </span>
      {isOpen ? (
        <span className="flex items-center gap-2">
          <Input
            className="w-36"
            inputMode="decimal"
            aria-label={t('load.weigh')}
            placeholder={t('load.weigh')}
            data-weight
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={() => void finish()}
          />
          <Button data-close disabled={unit.boxes === 0} onClick={() => void finish()}>
            {t('load.closeUnit')}
          </Button>
        </span>
      ) : (
        <span className="flex items-center gap-2">
          <Button data-label loading={label.isBusy} onClick={() => void label.open(which)}>
            {t('load.printUnit')}
          </Button>
          <Button data-reopen onClick={() => void reopen(which).catch(tell)}>
            {t('load.reopenUnit')}
          </Button>
        </span>
      )}
    </div>
  );
}
