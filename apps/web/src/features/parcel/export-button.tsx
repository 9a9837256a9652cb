import type { Parcel } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useToast } from '@onehaul/ui/toast';
import { useRef, useState } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { maxGathered, type ParcelFilters } from './parcel-input.ts';
import { useParcelActs } from './use-parcel-acts.ts';

type Props = {
  readonly query: ParcelFilters;
  readonly total: number;
  /** Exports these, else everything the query matches. */
  readonly parcels?: readonly Parcel[];
};

/** Writes parcels to a workbook in the browser with progress. A second click cancels. */
export function ExportButton({ query, total, parcels }: Props) {
  const { t } = useTranslation('parcel');
  const { timeZone } = useShop();
  const loadActs = useParcelActs();
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
      const { gather, saveSheet } = await loadActs();
      const all = parcels ?? (await gather(query, setDone, () => isWanted.current));
      if (!isWanted.current) return;
      await saveSheet(all, t, timeZone);
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

  const text =
    done === undefined
      ? t('export.action', { count: reachable })
      : t('export.running', { done, total: parcels?.length ?? reachable });
  // Above the list of a phone only the icon, which leaves the room to the rows.
  const isIcon = !parcels && done === undefined;
  return (
    <Button
      size={parcels ? 'small' : 'regular'}
      variant="secondary"
      disabled={total === 0}
      title={text}
      data-export
      onClick={() => void run()}
      className="px-3! disabled:opacity-50"
    >
      <PortalIcon name="download" className="size-4" />
      <span className={isIcon ? 'max-md:sr-only' : ''}>{text}</span>
    </Button>
  );
}
