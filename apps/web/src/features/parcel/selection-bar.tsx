import type { Parcel } from '@onehaul/contract/parcel';
import { mergeRefusal } from '@onehaul/domain/order/merge';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { ListSnapshot } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeOrderPath } from '../../app/paths.ts';
import { configQuery } from '../../app/portal/catalog-queries.ts';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { ExportButton } from './export-button.tsx';
import { gatherParcels, maxGathered } from './parcel-query.ts';

type Props = {
  readonly chosen: ReadonlyMap<string, Parcel>;
  readonly shown: ListSnapshot<Parcel>;
  readonly isBusy: boolean;
  readonly onChoose: (parcels: readonly Parcel[]) => void;
  readonly onRemove: (parcels: readonly Parcel[]) => void;
};

/** Selected parcels, possible actions, and reasons for disabled ones. */
export function SelectionBar({ chosen, shown, isBusy, onChoose, onRemove }: Props) {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const showFailure = useFailureToast();
  const whyId = useId();
  const [gathered, setGathered] = useState<number>();
  if (chosen.size === 0) return null;

  // Uses the current version of rows that changed since they were selected.
  const fresh = new Map(shown.rows.map((parcel) => [String(parcel.id), parcel]));
  const parcels = [...chosen].map(([key, parcel]) => fresh.get(key) ?? parcel);
  const arrived = parcels.filter(({ state }) => state !== 'forecast').length;
  const isWholePage = shown.rows.every(({ id }) => chosen.has(String(id)));
  const reachable = Math.min(shown.total, maxGathered);

  async function chooseAll() {
    setGathered(0);
    try {
      onChoose(await gatherParcels(send, shown.query, ({ done }) => setGathered(done)));
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
        <>
          {isWholePage && chosen.size < reachable && (
            <Button
              size="small"
              type="link"
              loading={gathered !== undefined}
              onClick={() => void chooseAll()}
            >
              {gathered === undefined
                ? t('select.all', { count: reachable })
                : t('select.gathering', { done: gathered, total: reachable })}
            </Button>
          )}
        </>
      }
      onClear={() => onChoose([])}
    >
      {arrived > 0 && (
        <span id={whyId} className="text-caption text-muted">
          {t('select.whyNotRemove', { count: arrived })}
        </span>
      )}
      <MergeButton parcels={parcels} />
      <ExportButton parcels={parcels} total={parcels.length} query={shown.query} />
      <Button
        danger
        size="small"
        disabled={arrived > 0}
        loading={isBusy}
        aria-describedby={arrived > 0 ? whyId : undefined}
        data-remove
        onClick={() => onRemove(parcels)}
      >
        {t('select.remove', { count: chosen.size })}
      </Button>
    </SelectedItemsBar>
  );
}

/** Merges parcels into one order, or shows why they cannot be merged (§5, §8). */
function MergeButton({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const { t } = useTranslation('parcel');
  const { t: refusal } = useTranslation('refusal');
  const navigate = useNavigate();
  const whyId = useId();
  const send = useSendWithMessage();
  const most = useQuery(configQuery(send)).data?.orderMostParcels ?? 0;
  const code = mergeRefusal(parcels, most);
  const why = code && refusal(code, { most });
  return (
    <>
      {why && (
        <span id={whyId} data-why-not-merge className="text-caption text-muted">
          {why}
        </span>
      )}
      <Button
        type="primary"
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
