import { type ForecastResult, parcelCalls, type SheetRow } from '@onehaul/contract/parcel';
import type { Profile } from '@onehaul/contract/member';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Spinner } from '@onehaul/ui/spinner';
import { Button } from '@onehaul/workbench/antd';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { goodsTypesQuery } from '../../app/portal/catalog-queries.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { fileRefusals } from '../../app/portal/import/file-refusals.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useRootData } from '../../app/root-data.ts';
import { useSend } from '../../app/session-context.tsx';
import { ForecastOutcomes } from './forecast-outcomes.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useWarehouse, WarehouseChoice } from './warehouse-choice.tsx';
import { emptyRows, saveFile, workbookOf } from './workbook.ts';

type Props = { readonly profile: Profile };
type Read = { readonly name: string; readonly rows: readonly SheetRow[] };

/** Forecast import: parsed and previewed first, submitted by a second click. */
export function SheetTab({ profile }: Props) {
  const { t } = useTranslation('parcel');
  const send = useSend();
  const queries = useQueryClient();
  const warehouse = useWarehouse();
  const [read, setRead] = useState<Read>();
  const [mistake, setMistake] = useState<string>();
  const [results, setResults] = useState<readonly ForecastResult[]>();
  const verify = useChange(
    async (file: File) => {
      const { rows } = await send(parcelCalls.verifySheet, {
        file: new Uint8Array(await file.arrayBuffer()),
      });
      return { name: file.name, rows };
    },
    {
      onDone: setRead,
      atField: { fields: fileRefusals, show: (_, text) => setMistake(text) },
    },
  );
  const good = read?.rows.flatMap(({ forecast }) => (forecast ? [forecast] : [])) ?? [];
  const forecast = useChange(
    async (warehouseId: number) => send(parcelCalls.forecast, { warehouseId, rows: good }),
    {
      onDone: async ({ rows }) => {
        setResults(rows);
        setRead(undefined);
        await queries.invalidateQueries({ queryKey: parcelsKey });
      },
    },
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WarehouseChoice memberCode={profile.memberCode} />
      {results && <ForecastOutcomes results={results} onClose={() => setResults(undefined)} />}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="max-w-160 text-small text-muted">{t('sheet.text')}</p>
          <TemplateButton />
        </div>
        <FailureNote text={mistake} />
        <DropField
          isBusy={verify.isPending}
          onFile={(file) => {
            setRead(undefined);
            setResults(undefined);
            setMistake(undefined);
            verify.start(file);
          }}
        />
        {read && (
          <SheetPreview
            name={read.name}
            rows={read.rows}
            action={
              <Button
                type="primary"
                disabled={good.length === 0 || !warehouse}
                loading={forecast.isPending}
                data-send-sheet
                onClick={() => warehouse && forecast.start(warehouse.id)}
              >
                {t('rows.send', { count: good.length })}
              </Button>
            }
          />
        )}
      </Card>
    </div>
  );
}

/** Template workbook: expected headings, a list of the shop's goods types, and courier numbers as text. */
function TemplateButton() {
  const { t } = useTranslation('parcel');
  const { language } = useRootData();
  const { data } = useQuery(goodsTypesQuery(useSend()));
  const make = useChange(async () => {
    const bytes = await workbookOf({
      name: t('sheet.name'),
      head: forecastColumns.map((column) => forecastHeading(language, column)),
      rows: emptyRows(maxForecasts, forecastColumns.length),
      choices: {
        column: forecastColumns.indexOf('goodsType'),
        name: t('field.goodsType'),
        words: data?.items.map(({ name }) => name) ?? [],
      },
      textColumns: [forecastColumns.indexOf('courierNumber')],
    });
    saveFile(bytes, `${t('sheet.file')}.xlsx`);
  });
  return (
    <Button
      icon={<PortalIcon name="download" className="size-4" />}
      loading={make.isPending}
      onClick={() => make.start()}
    >
      {t('sheet.template')}
    </Button>
  );
}

type DropProps = { readonly isBusy: boolean; readonly onFile: (file: File) => void };

function DropField({ isBusy, onFile }: DropProps) {
  const { t } = useTranslation('parcel');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  }

  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center ${isOver ? 'border-primary-9 bg-primary-2' : 'border-line-strong bg-sunken'}`}
    >
      <PortalIcon name="upload" className="size-8 text-muted" />
      <input
        ref={input}
        type="file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('sheet.choose')}
        tabIndex={-1}
        data-sheet-file
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again after a correction fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {t('sheet.choose')}
      </Button>
      <output className="flex min-h-6 items-center gap-2 text-small text-muted">
        {isBusy ? (
          <>
            <Spinner className="size-4" />
            {t('sheet.reading')}
          </>
        ) : (
          t('sheet.limits')
        )}
      </output>
    </div>
  );
}
