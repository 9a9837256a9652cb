import type { ForecastResult } from '@onehaul/contract/parcel';
import { findCourierNumbers } from '@onehaul/domain/parcel/courier-number';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useAct } from '../../app/use-act.ts';
import { beep } from './beep.ts';
import { addNumbers, blankRow, forecastsOf, isDraft, problemsOf } from './draft-rows.ts';
import { ForecastOutcomes } from './forecast-outcomes.tsx';
import type { ForecastMember, Offered } from './forecast-page.tsx';
import { ForecastRows } from './forecast-rows.tsx';
import { type ScanResult, ScanField } from './scan-field.tsx';
import { useForecastActs } from './use-forecast-acts.ts';
import { useSharedText } from './use-shared-text.ts';
import { useWarehouse, WarehouseChoice } from './warehouse-choice.tsx';

const CustomsWarning = lazyPart(async () => ({
  default: (await import('./customs-warning.client.tsx')).CustomsWarning,
}));

type Props = Offered & { readonly member: ForecastMember };

const newId = () => crypto.randomUUID();
/** Rows visible together with the button below. */
const fewRows = 5;
/** Its id is the same on the server and in the browser. */
const begin = () => [blankRow('first')];

/** Announces parcels to a warehouse: numbers typed, pasted or scanned, one row each. */
export function ForecastTab({ member, warehouses, goodsTypes, needsGoods }: Props) {
  const { t } = useTranslation('parcel');
  const loadActs = useForecastActs();
  const warehouse = useWarehouse(warehouses);
  const [rows, setRows] = useStoredDraft(`forecast-rows.${member.id}`, isDraft, begin);
  const [isChecked, setChecked] = useState(false);
  const [scanResult, setScanResult] = useState<ScanResult>();
  const [results, setResults] = useState<readonly ForecastResult[]>();
  const problems = problemsOf(rows, needsGoods);
  const names = [...new Set(rows.map(({ goodsName }) => goodsName.trim()))].filter((name) => name !== '');
  const filled = rows.filter(({ courierNumber }) => courierNumber.trim() !== '').length;

  const forecast = useAct(
    async (warehouseId: number) => (await loadActs()).forecast(warehouseId, forecastsOf(rows)),
    {
      keepsPage: true,
      onDone: (answers) => {
        setResults(answers);
        setRows(begin);
        setChecked(false);
        setScanResult(undefined);
      },
    },
  );

  /** Returns whether the text was added: a duplicate beeps and is marked. */
  function add(text: string, at = 0): boolean {
    const { rows: next, added, twice, left } = addNumbers(rows, text, newId, at);
    if (twice.length > 0 || left.length > 0) beep();
    setRows(() => next);
    setScanResult({
      ...(added > 0 && { done: t('scan.added', { count: added }) }),
      wrong: [
        ...(twice.length > 0 ? [t('scan.twice', { number: shortList(twice) })] : []),
        ...(left.length > 0 ? [t('scan.full', { most: maxForecasts, count: left.length })] : []),
      ].join(' '),
    });
    return added > 0;
  }

  useSharedText((text) => {
    const numbers = findCourierNumbers(text);
    if (numbers.length > 0) add(numbers.join('\n'));
    else setScanResult({ wrong: t('scan.sharedNone') });
  });

  function submit() {
    setChecked(true);
    const [first] = problems.keys();
    if (first !== undefined) {
      document
        .querySelector<HTMLElement>(
          `[data-row="${first}"] [aria-invalid="true"], [data-row="${first}"] input`,
        )
        ?.focus();
      return;
    }
    if (warehouse) forecast.start(warehouse.id);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WarehouseChoice warehouses={warehouses} chosen={warehouse} />
      {results && <ForecastOutcomes results={results} onClose={() => setResults(undefined)} />}
      {/* Scroll margin keeps the focused field out from under the bottom bar. */}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6 [&_:is(input,select,button)]:scroll-mb-24 phone:[&_:is(input,select,button)]:scroll-mb-48">
        <ScanField
          onAdd={(text) => add(text)}
          onFailure={(wrong) => setScanResult({ wrong })}
          scanResult={scanResult}
        />
        <ForecastRows
          rows={rows}
          goodsTypes={goodsTypes}
          problems={isChecked ? problems : onlyTwice(problems)}
          onChange={setRows}
          onPaste={(text, at) => add(text, at)}
          newId={newId}
        />
        {names.length > 0 && (
          <Suspense>
            <CustomsWarning names={names} />
          </Suspense>
        )}
        {isChecked && problems.size > 0 && (
          <p role="alert" className="text-small text-danger">
            {t('rows.wrong', { count: problems.size })}
          </p>
        )}
        <div
          className={`-mx-4 -mb-4 flex items-center justify-between gap-3 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4 ${filled > 0 ? 'phone:sticky phone:bottom-[calc(--spacing(14)+env(safe-area-inset-bottom))] phone:z-10' : ''} ${rows.length > fewRows ? 'desktop:sticky desktop:bottom-0' : ''}`}
        >
          <p className="min-w-0 text-small text-muted">
            {warehouse && t('rows.to', { name: warehouse.name })}
          </p>
          <Button
            className="shrink-0 whitespace-nowrap"
            isBusy={forecast.isPending}
            disabled={!warehouse || filled === 0}
            data-send-forecast
            onClick={submit}
          >
            {filled === 0 ? t('rows.sendNone') : t('rows.send', { count: filled })}
          </Button>
        </div>
      </Card>
      {warehouse && <DeliveryCard warehouse={warehouse} memberCode={member.memberCode} />}
    </div>
  );
}

const shown = 3;
const shortList = (numbers: readonly string[]) =>
  numbers.slice(0, shown).join(', ') + (numbers.length > shown ? ` +${numbers.length - shown}` : '');

/** While typing, only duplicates are marked. */
const onlyTwice = (problems: ReturnType<typeof problemsOf>) =>
  new Map(
    [...problems]
      .filter(([, { courierNumber }]) => courierNumber === 'row.numberTwice')
      .map(([id, { courierNumber }]) => [id, { courierNumber }]),
  );
