import type { ForecastResult, SheetRow } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { FailureNote } from '@onehaul/ui/form/notice';
import { Spinner } from '@onehaul/ui/spinner';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { fileRefusals } from '../../app/portal/import/file-refusals.ts';
import { SheetDropZone } from '../../app/portal/import/sheet-drop-zone.tsx';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useRootData } from '../../app/root-data.ts';
import { useAct } from '../../app/use-act.ts';
import { ForecastOutcomes } from './forecast-outcomes.tsx';
import type { ForecastMember, Offered } from './forecast-page.tsx';
import { useForecastActs } from './use-forecast-acts.ts';
import { useWarehouse, WarehouseChoice } from './warehouse-choice.tsx';

const SheetPreview = lazyPart(async () => ({
  default: (await import('./sheet-preview.client.tsx')).SheetPreview,
}));

type Props = Offered & { readonly member: ForecastMember };
type Read = { readonly name: string; readonly rows: readonly SheetRow[] };

/** Forecast import: parsed and previewed first, submitted by a second click. */
export function SheetTab({ member, warehouses, goodsTypes }: Props) {
  const { t } = useTranslation('parcel');
  const loadActs = useForecastActs();
  const warehouse = useWarehouse(warehouses);
  const [read, setRead] = useState<Read>();
  const [mistake, setMistake] = useState<string>();
  const [results, setResults] = useState<readonly ForecastResult[]>();
  const verify = useAct(
    async (file: File): Promise<Read> => ({
      name: file.name,
      rows: await (await loadActs()).verifySheet(file),
    }),
    {
      keepsPage: true,
      onDone: setRead,
      atField: { fields: fileRefusals, show: (_, text) => setMistake(text) },
    },
  );
  const good = read?.rows.flatMap(({ forecast }) => (forecast ? [forecast] : [])) ?? [];
  const forecast = useAct(async (warehouseId: number) => (await loadActs()).forecast(warehouseId, good), {
    keepsPage: true,
    onDone: (rows) => {
      setResults(rows);
      setRead(undefined);
    },
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WarehouseChoice warehouses={warehouses} chosen={warehouse} />
      {results && <ForecastOutcomes results={results} onClose={() => setResults(undefined)} />}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p className="max-w-160 text-small text-muted">{t('sheet.text')}</p>
          <TemplateButton goodsTypes={goodsTypes} />
        </div>
        <FailureNote text={mistake} />
        <SheetDropZone
          isClosed={verify.isPending}
          words={{
            choose: t('sheet.choose'),
            hint: verify.isPending ? (
              <>
                <Spinner className="size-4" />
                {t('sheet.reading')}
              </>
            ) : (
              t('sheet.limits')
            ),
          }}
          onFile={(file) => {
            setRead(undefined);
            setResults(undefined);
            setMistake(undefined);
            verify.start(file);
          }}
        />
        {read && (
          <Suspense>
            <SheetPreview
              name={read.name}
              rows={read.rows}
              action={
                <Button
                  disabled={good.length === 0 || !warehouse}
                  isBusy={forecast.isPending}
                  data-send-sheet
                  onClick={() => warehouse && forecast.start(warehouse.id)}
                >
                  {t('rows.send', { count: good.length })}
                </Button>
              }
            />
          </Suspense>
        )}
      </Card>
      {warehouse && <DeliveryCard warehouse={warehouse} memberCode={member.memberCode} />}
    </div>
  );
}

function TemplateButton({ goodsTypes }: Pick<Offered, 'goodsTypes'>) {
  const { t } = useTranslation('parcel');
  const { language } = useRootData();
  const loadActs = useForecastActs();
  const save = useAct(async () => (await loadActs()).saveTemplate(goodsTypes, language, t), {
    keepsPage: true,
    kind: 'download',
  });
  return (
    <Button variant="secondary" isBusy={save.isPending} onClick={() => save.start(undefined)}>
      <PortalIcon name="download" className="size-4" />
      {t('sheet.template')}
    </Button>
  );
}
