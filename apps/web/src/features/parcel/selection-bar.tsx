import type { Parcel } from '@onehaul/contract/parcel';
import { whyNotMergeable } from '@onehaul/domain/order/merge';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import type { Shown } from '@onehaul/workbench/list-page';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeOrderPath } from '../../app/paths.ts';
import { ChosenBar } from '../../app/portal/chosen-bar.tsx';
import { useToldSend } from '../../app/portal/told-send.ts';
import { ExportButton } from './export-button.tsx';
import { gatherParcels, mostGathered } from './parcel-query.ts';

type Props = {
  readonly chosen: ReadonlyMap<string, Parcel>;
  readonly shown: Shown<Parcel>;
  readonly isBusy: boolean;
  readonly onChoose: (parcels: readonly Parcel[]) => void;
  readonly onRemove: (parcels: readonly Parcel[]) => void;
};

/** What is chosen, what can be done with it, and why something cannot. */
export function SelectionBar({ chosen, shown, isBusy, onChoose, onRemove }: Props) {
  const { t } = useTranslation('parcel');
  const send = useToldSend();
  const notify = useToast();
  const whyId = useId();
  const [gathered, setGathered] = useState<number>();
  if (chosen.size === 0) return null;

  // What changed since it was chosen counts as it is now.
  const fresh = new Map(shown.rows.map((parcel) => [String(parcel.id), parcel]));
  const parcels = [...chosen].map(([key, parcel]) => fresh.get(key) ?? parcel);
  const arrived = parcels.filter(({ state }) => state !== 'forecast').length;
  const isWholePage = shown.rows.every(({ id }) => chosen.has(String(id)));
  const reachable = Math.min(shown.total, mostGathered);

  async function chooseAll() {
    setGathered(0);
    try {
      onChoose(await gatherParcels(send, shown.query, ({ done }) => setGathered(done)));
    } catch (failure) {
      notify(failureOf(failure).message, 'danger');
    } finally {
      setGathered(undefined);
    }
  }

  return (
    <ChosenBar
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
    </ChosenBar>
  );
}

/** As many as one order takes on the way there. */
const mostMerged = 500;

/** Into one order, or why these cannot go together (§5, §8). */
function MergeButton({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const { t } = useTranslation('parcel');
  const { t: refusal } = useTranslation('refusal');
  const navigate = useNavigate();
  const whyId = useId();
  const code = whyNotMergeable(parcels);
  const isTooMany = parcels.length > mostMerged;
  const why = code ? refusal(code) : isTooMany ? t('select.mergeMost', { most: mostMerged }) : undefined;
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
