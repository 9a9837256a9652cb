import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { maxExported, type OrderFilters } from './order-input.ts';
import { useGeneratedFile } from './use-generated-file.ts';

type Props = { readonly query: OrderFilters; readonly total: number };

/** Exports all orders the list matches as a workbook; above the limit, the newest. */
export function ExportButton({ query, total }: Props) {
  const { t } = useTranslation('order');
  const { making, exportThese } = useGeneratedFile();
  const text = t('export.action', { count: Math.min(total, maxExported) });
  return (
    <Button
      variant="secondary"
      disabled={total === 0}
      isBusy={making === 'export'}
      title={text}
      data-export
      onClick={() => void exportThese(({ gather }) => gather(query))}
      className="px-3!"
    >
      <PortalIcon name="download" className="size-4" />
      <span className="max-md:sr-only">{text}</span>
    </Button>
  );
}
