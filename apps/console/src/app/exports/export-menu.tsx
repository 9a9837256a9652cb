import type { StaffInputOf } from '@onehaul/client/console';
import type { listExportCalls } from '@onehaul/contract/console/list-exports';
import { type ExportedList, exportedColumns } from '@onehaul/domain/list-export';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { late } from '@onehaul/workbench/late';
import { LatePopover } from '@onehaul/workbench/late-popover';
import { loadNamespaces } from '../language.ts';
import { useHasPermission } from '../me.ts';

// Not part of the first load.
const ExportPanel = late(async () => {
  const [panel] = await Promise.all([import('./export-panel.tsx'), loadNamespaces('listExports')]);
  return panel.ExportPanel;
});

type Input<List extends ExportedList> = StaffInputOf<(typeof listExportCalls)[List]>;

type Props<List extends ExportedList> = {
  readonly list: List;
  /** Rows of the list; counted to 10,000. */
  readonly total: number;
  /** Shown columns of the list in their order. */
  readonly columns: readonly string[];
  readonly filters: () => Promise<Omit<Input<List>, 'format' | 'columns'>>;
};

/** Exports what a list shows, and the files that were made. */
export function ExportMenu<List extends ExportedList>({ list, total, columns, filters }: Props<List>) {
  const { t } = useTranslation('workbench');
  const mayExport = useHasPermission('list:export');
  if (!mayExport) return null;
  const known: readonly string[] = exportedColumns[list];
  return (
    <LatePopover
      id="list-export"
      trigger={
        <span className="flex items-center gap-1.5">
          {t('list.export')}
          <Icon name="down" className="size-3.5 shrink-0 text-muted" />
        </span>
      }
      triggerClassName="min-h-control rounded-control border border-line-strong px-3 text-small hover:bg-primary-2"
      panelClassName="p-3"
    >
      {(onFail) => (
        <ExportPanel
          list={list}
          total={total}
          ask={async () => ({ ...(await filters()), columns: columns.filter((key) => known.includes(key)) })}
          onFail={onFail}
          fallback={<span className="block h-44 w-80" />}
        />
      )}
    </LatePopover>
  );
}
