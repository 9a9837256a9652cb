import type { Parcel } from '@onehaul/contract/parcel';
import { mergeRefusal } from '@onehaul/domain/order/merge';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadTexts } from '../../app/load-texts.ts';
import { placeOrderPath } from '../../app/paths.ts';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { ExportButton } from './export-button.tsx';
import { maxGathered, type ParcelFilters } from './parcel-input.ts';
import { useParcelActs } from './use-parcel-acts.ts';

await loadTexts('refusal');

type Props = {
  readonly parcels: readonly Parcel[];
  /** Rows of the current page, and what they are a page of. */
  readonly rows: readonly Parcel[];
  readonly total: number;
  readonly query: ParcelFilters;
  /** The shop's limit of parcels in an order; 0 for none. */
  readonly maxParcels: number;
  readonly isBusy: boolean;
  readonly onChoose: (parcels: readonly Parcel[]) => void;
  readonly onRemove: (parcels: readonly Parcel[]) => void;
};

/** Selected parcels, possible actions, and reasons for disabled ones. */
export function SelectionBar(props: Props) {
  const { parcels, rows, total, query, maxParcels, isBusy, onChoose, onRemove } = props;
  const { t } = useTranslation('parcel');
  const loadActs = useParcelActs();
  const showFailure = useFailureToast();
  const whyId = useId();
  const [gathered, setGathered] = useState<number>();
  const chosen = new Set(parcels.map(({ id }) => id));
  const arrived = parcels.filter(({ state }) => state !== 'forecast').length;
  const isWholePage = rows.every(({ id }) => chosen.has(id));
  const reachable = Math.min(total, maxGathered);

  async function chooseAll() {
    setGathered(0);
    try {
      const { gather } = await loadActs();
      onChoose(await gather(query, setGathered));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setGathered(undefined);
    }
  }

  return (
    <SelectedItemsBar
      count={chosen.size}
      words={{
        title: t('select.title'),
        count: t('select.count', { count: chosen.size }),
        clear: t('select.clear'),
      }}
      facts={
        isWholePage &&
        chosen.size < reachable && (
          <Button
            size="small"
            variant="quiet"
            disabled={gathered !== undefined}
            onClick={() => void chooseAll()}
          >
            {gathered === undefined
              ? t('select.all', { count: reachable })
              : t('select.gathering', { done: gathered, total: reachable })}
          </Button>
        )
      }
      onClear={() => onChoose([])}
    >
      {arrived > 0 && (
        <span id={whyId} className="text-caption text-muted">
          {t('select.whyNotRemove', { count: arrived })}
        </span>
      )}
      <MergeButton parcels={parcels} maxParcels={maxParcels} />
      <ExportButton parcels={parcels} total={parcels.length} query={query} />
      <Button
        variant="quietDanger"
        size="small"
        disabled={arrived > 0 || isBusy}
        aria-describedby={arrived > 0 ? whyId : undefined}
        data-remove
        onClick={() => onRemove(parcels)}
      >
        {t('select.remove', { count: chosen.size })}
      </Button>
    </SelectedItemsBar>
  );
}

type MergeProps = Pick<Props, 'parcels' | 'maxParcels'>;

/** Merges parcels into one order, or shows why they cannot be merged (§5, §8). */
function MergeButton({ parcels, maxParcels }: MergeProps) {
  const { t } = useTranslation('parcel');
  const { t: refusal } = useTranslation('refusal');
  const navigate = useNavigate();
  const whyId = useId();
  const code = mergeRefusal(parcels, maxParcels);
  const why = code && refusal(code, { most: maxParcels });
  return (
    <>
      {why && (
        <span id={whyId} data-why-not-merge className="text-caption text-muted">
          {why}
        </span>
      )}
      <Button
        size="small"
        data-merge
        disabled={why !== undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={() => void navigate(placeOrderPath(parcels.map(({ id }) => id)))}
      >
        {t('select.merge')}
      </Button>
    </>
  );
}
