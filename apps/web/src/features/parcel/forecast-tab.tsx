import { type ForecastResult, parcelCalls } from '@onehaul/contract/parcel';
import type { Profile } from '@onehaul/contract/member';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../app/portal/catalog-queries.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { GoodsFindings } from '../../app/portal/goods-check.tsx';
import { useGoodsCheck } from '../../app/portal/use-goods-check.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { beep } from './beep.ts';
import { addNumbers, blankRow, type DraftRow, forecastsOf, isDraft, problemsOf } from './draft-rows.ts';
import { ForecastOutcomes } from './forecast-outcomes.tsx';
import { ForecastRows } from './forecast-rows.tsx';
import { type ScanResult, ScanField } from './scan-field.tsx';
import { useWarehouse, WarehouseChoice } from './warehouse-choice.tsx';

type Props = { readonly profile: Profile };

const newId = () => crypto.randomUUID();
/** Rows visible together with the button below. */
const fewRows = 5;
const begin = () => [blankRow(newId())];

/** Announces parcels to a warehouse: numbers typed, pasted or scanned, one row each. */
export function ForecastTab({ profile }: Props) {
  const { t } = useTranslation('parcel');
  const send = useSend();
  const queries = useQueryClient();
  const warehouse = useWarehouse();
  const [rows, setRows] = useStoredDraft(`forecast-rows.${profile.id}`, isDraft, begin);
  const [isChecked, setChecked] = useState(false);
  const [scanResult, setScanResult] = useState<ScanResult>();
  const [results, setResults] = useState<readonly ForecastResult[]>();
  const { data: config } = useQuery(configQuery(send));
  const problems = problemsOf(rows, config?.forecastNeedsGoods === 1);
  const filled = rows.filter(({ courierNumber }) => courierNumber.trim() !== '').length;

  const forecast = useChange(
    async (warehouseId: number) => send(parcelCalls.forecast, { warehouseId, rows: forecastsOf(rows) }),
    {
      onDone: async ({ rows: answers }) => {
        setResults(answers);
        setRows(begin);
        setChecked(false);
        setScanResult(undefined);
        await queries.invalidateQueries({ queryKey: parcelsKey });
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
      <WarehouseChoice memberCode={profile.memberCode} />
      {results && <ForecastOutcomes results={results} onClose={() => setResults(undefined)} />}
      {/* Scroll margin keeps the focused field out from under the bottom bar. */}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 [&_:is(input,select,button)]:scroll-mb-24">
        <ScanField onAdd={(text) => add(text)} scanResult={scanResult} />
        <ForecastRows
          rows={rows}
          problems={isChecked ? problems : onlyTwice(problems)}
          onChange={setRows}
          onPaste={(text, at) => add(text, at)}
          newId={newId}
        />
        <CustomsWarning rows={rows} />
        {isChecked && problems.size > 0 && (
          <p role="alert" className="text-small text-danger">
            {t('rows.wrong', { count: problems.size })}
          </p>
        )}
        <div
          className={`-mx-6 -mb-6 flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-line bg-surface px-6 py-4 ${rows.length > fewRows ? 'lg:sticky lg:bottom-0' : ''}`}
        >
          <p className="text-small text-muted">{warehouse && t('rows.to', { name: warehouse.name })}</p>
          <Button
            type="primary"
            loading={forecast.isPending}
            disabled={!warehouse || filled === 0}
            data-send-forecast
            onClick={submit}
          >
            {filled === 0 ? t('rows.sendNone') : t('rows.send', { count: filled })}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Goods that cannot be forwarded from the warehouse. A warning only: they may be in transit already. */
function CustomsWarning({ rows }: { readonly rows: readonly DraftRow[] }) {
  const { t } = useTranslation('customs');
  const names = [...new Set(rows.map(({ goodsName }) => goodsName.trim()))].filter((name) => name !== '');
  const check = useGoodsCheck(
    names.map((name) => ({ names: [name], hsCode: '', valueMinor: 0 })),
    undefined,
  );
  const refused = check.findings.filter(({ kind }) => kind === 'refused');
  return (
    <div aria-live="polite" data-customs-warning={refused.length}>
      {refused.length > 0 && (
        <div className="grid gap-2 rounded-control border border-warning bg-warning-ground p-3">
          <p className="text-small">{t('check.forecast')}</p>
          <GoodsFindings findings={refused} />
        </div>
      )}
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
