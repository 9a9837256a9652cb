import { useTranslation } from '@onehaul/i18n/react';
import { Popover } from '@onehaul/ui/popover';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { maxExported, type OrderFilters } from './order-input.ts';

type Props = { readonly query: OrderFilters; readonly total: number };

const kinds = ['sheet', 'labels'] as const;
const panel = 'print-orders';
const itemLook =
  'flex min-h-control w-full items-center rounded-control px-3 text-start text-small hover:bg-primary-2';

const PrintDialog = lazyPart(async () => ({
  default: (await import('./print-dialog.client.tsx')).PrintDialog,
}));

const RecentFiles = lazyPart(async () => ({
  default: (await import('./recent-files.client.tsx')).RecentFiles,
}));

/** Prints order sheets or labels of all orders the list matches; above the limit, the newest. */
export function PrintMany({ query, total }: Props) {
  const { t } = useTranslation('order');
  const [kind, setKind] = useState<(typeof kinds)[number]>();
  const [showsFiles, setShowsFiles] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <Popover
        id={panel}
        label={t('printMany.title')}
        triggerClassName="inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-control border border-line-strong bg-page px-3 text-small font-medium hover:bg-primary-2"
        trigger={
          <>
            <PortalIcon name="print" className="size-4" />
            <span className="max-md:sr-only">{t('printMany.title')}</span>
          </>
        }
        panelClassName="min-w-44 p-1"
      >
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            data-print={one}
            onClick={() => setKind(one)}
            className={itemLook}
          >
            {t(`printMany.${one}`, { count: Math.min(total, maxExported) })}
          </button>
        ))}
        <button
          type="button"
          popoverTarget={panel}
          popoverTargetAction="hide"
          data-recent-files
          onClick={() => setShowsFiles(true)}
          className={itemLook}
        >
          {t('printMany.files')}
        </button>
      </Popover>
      {showsFiles && (
        <Suspense>
          <RecentFiles onClose={() => setShowsFiles(false)} />
        </Suspense>
      )}
      {kind && (
        <Suspense>
          <PrintDialog kind={kind} query={query} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </>
  );
}
