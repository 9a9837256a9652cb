import type { Parcel } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { Button } from '@onehaul/workbench/antd';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { useRef, useState } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { parcelSheet } from './parcel-export.ts';
import { gatherParcels, maxGathered } from './parcel-query.ts';
import { saveFile, workbookOf } from './workbook.ts';

type Props = {
  readonly query: ListQuery;
  readonly total: number;
  /** Exports these, else everything the query matches. */
  readonly parcels?: readonly Parcel[];
};

/** Writes parcels to a workbook in the browser with progress. A second click cancels. */
export function ExportButton({ query, total, parcels }: Props) {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [done, setDone] = useState<number>();
  const isWanted = useRef(false);
  const reachable = Math.min(total, maxGathered);

  async function run() {
    if (isWanted.current) {
      isWanted.current = false;
      return;
    }
    isWanted.current = true;
    setDone(0);
    try {
      const all =
        parcels ??
        (await gatherParcels(
          send,
          query,
          (progress) => setDone(progress.done),
          () => isWanted.current,
        ));
      if (!isWanted.current) return;
      const bytes = await workbookOf(parcelSheet(all, t));
      saveFile(bytes, `${t('export.file')}-${new Date().toISOString().slice(0, 10)}.xlsx`);
      notify(
        total > maxGathered && !parcels
          ? t('export.doneFirst', { count: all.length })
          : t('export.done', { count: all.length }),
        'positive',
      );
    } catch (failure) {
      showFailure(failure, { kind: 'download' });
    } finally {
      isWanted.current = false;
      setDone(undefined);
    }
  }

  const isRunning = done !== undefined;
  return (
    <Button
      size={parcels ? 'small' : 'middle'}
      disabled={total === 0}
      icon={<PortalIcon name="download" className="size-4" />}
      data-export
      onClick={() => void run()}
    >
      {isRunning
        ? t('export.running', { done, total: parcels?.length ?? reachable })
        : t('export.action', { count: reachable })}
    </Button>
  );
}
