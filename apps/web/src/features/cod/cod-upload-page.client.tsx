import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Select } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useRootData } from '../../app/root-data.ts';
import { collectingLinesQuery } from './cod-queries.ts';
import { useReloadCod } from './use-cod-change.ts';

/** /cod/upload: order import by sheet, for one line at a time. */
export function CodUploadPage() {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const id = useId();
  const { currencies } = useRootData();
  const { data, error, refetch } = useQuery(collectingLinesQuery(useSendWithMessage()));
  const [chosen, setChosen] = useState<number>();
  const reload = useReloadCod();
  // Only lines whose destination currency has a known exchange rate.
  const lines = data?.filter(({ currencyCode }) => currencies.some(({ code }) => code === currencyCode));
  const lineId = chosen ?? (lines?.length === 1 ? lines[0]!.id : undefined);
  const line = lines?.find((one) => one.id === lineId);
  const whyNot = lines?.length === 0 ? t('upload.noLine') : line ? undefined : t('upload.chooseLine');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codUpload')} />
      <SellerTabs tool="cashOnDelivery" />
      <PageHead title={t('upload.title')} sentence={t('upload.sentence')} />
      {!data && error ? (
        <Card>
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card className="grid gap-2 p-4 sm:p-5">
          <label htmlFor={id} className="text-small font-medium">
            {t('upload.line')}
          </label>
          <Select
            id={id}
            className="w-full max-w-120"
            loading={!data}
            value={lineId ?? null}
            placeholder={t('upload.chooseLine')}
            onChange={(value: number | null) => setChosen(value ?? undefined)}
            options={(lines ?? []).map(({ id: value, name, countryName, currencyCode }) => ({
              value,
              label: `${name} · ${countryName} · ${currencyCode}`,
            }))}
          />
          {line && (
            <p className="text-small text-muted">
              {t('upload.of', { warehouse: line.warehouseName, currency: line.currencyCode })}
            </p>
          )}
        </Card>
      )}
      <ImportPanel
        kind="codOrder"
        choices={lineId === undefined ? {} : { lineId }}
        {...(whyNot !== undefined && { whyNot })}
        done={{ to: sellerPaths.codToShip, label: t('upload.seeOrders') }}
        onTaken={reload}
      />
    </div>
  );
}
