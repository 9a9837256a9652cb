import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { maxExported, type OrderFilters } from './order-input.ts';
import { useGeneratedFile } from './use-generated-file.ts';

type Props = { readonly query: OrderFilters; readonly total: number };

/** More rows are written by the worker: the page can be closed, and the file is among the recent ones. */
const mostAtOnce = 200;

const PrintDialog = lazyPart(async () => ({
  default: (await import('./print-dialog.client.tsx')).PrintDialog,
}));

/** Exports all orders the list matches as a workbook; above the limit, the newest. */
export function ExportButton({ query, total }: Props) {
  const { t } = useTranslation('order');
  const { making, exportThese } = useGeneratedFile();
  const [isBackground, setBackground] = useState(false);
  const isSlow = total > mostAtOnce;
  const text = t('export.action', { count: Math.min(total, maxExported) });
  return (
    <>
      <Button
        variant="secondary"
        disabled={total === 0}
        isBusy={making === 'export'}
        title={text}
        data-export
        onClick={() => (isSlow ? setBackground(true) : void exportThese(({ gather }) => gather(query)))}
        className="px-3!"
      >
        <PortalIcon name="download" className="size-4" />
        <span className="max-md:sr-only">{text}</span>
      </Button>
      {isBackground && (
        <Suspense>
          <PrintDialog kind="rows" query={query} onClose={() => setBackground(false)} />
        </Suspense>
      )}
    </>
  );
}
