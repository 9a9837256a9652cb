import type { Me } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserShiftStore } from '../../../app/shift.ts';
import { browserOutbox } from '../outbox/browser-outbox.ts';
import { Conflicts } from './conflicts.tsx';
import { Counters } from './counters.tsx';
import { keyOf } from './key-map.ts';
import { LastScans } from './last-scans.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PracticeBanner } from './practice-banner.tsx';
import { StationProvider, useOutboxView } from './station-context.tsx';
import { StationHeader } from './station-header.tsx';
import { StationSides } from './station-sides.tsx';
import { useIsOnline } from './use-is-online.ts';
import { keyOfWorkplace, useWorkplace } from './workplace.ts';
import { WorkplaceChoice } from './workplace-choice.tsx';
import { useKey } from './use-key.ts';
import { useScannerFocus } from './use-scanner-focus.ts';

type Props = {
  /** Undefined while the server is unreachable: the station keeps working and scans are queued. */
  readonly me: Me | undefined;
  readonly children: ReactNode;
};

/** Station frame: workplace, outbox status and results. */
export function StationShell({ me, children }: Props) {
  const { t } = useTranslation('station');
  const outbox = browserOutbox();
  const view = useOutboxView(outbox);
  const isOnline = useIsOnline();
  const [storedWorkplace, storeWorkplace] = useWorkplace();
  const [address] = useSearchParams();
  // A link of a shop, as from its test order: work stored for another shop would be booked there.
  const askedShop = Number(address.get('shop'));
  const [isChoosing, setIsChoosing] = useState(askedShop > 0 && storedWorkplace?.shopId !== askedShop);
  // A stored workplace of another company is ignored.
  const workplace =
    storedWorkplace && (!me || me.shops.some(({ id }) => id === storedWorkplace.shopId))
      ? storedWorkplace
      : undefined;
  const isPractice = me?.shops.find(({ id }) => id === workplace?.shopId)?.state === 'practice';
  const workplaceKey = workplace && keyOfWorkplace(workplace);

  useEffect(() => {
    if (me) browserShiftStore().begin(me.id);
    outbox.setPerson(me && { id: me.id, shopIds: me.shops.map(({ id }) => id) });
  }, [outbox, me]);
  useEffect(() => {
    if (workplaceKey) outbox.setWorkplace(workplaceKey);
  }, [outbox, workplaceKey]);
  useKey(keyOf('workplace'), () => setIsChoosing(true), workplace !== undefined);
  useScannerFocus();

  const isOffline = !isOnline || !me || view.condition === 'unreachable';
  const notStored = useMemo(
    () => ({ tone: 'bad' as const, word: t('fate.notKept'), text: t('fate.notKeptText') }),
    [t],
  );

  return (
    <div className="flex h-dvh flex-col md:min-h-[600px] bg-page" data-station-offline={isOffline}>
      <StationHeader me={me} workplace={workplace} onChoose={() => setIsChoosing(true)} />
      {isPractice && <PracticeBanner />}
      {isOffline && <OfflineBanner waiting={view.waiting} isPersonKnown={me !== undefined} />}
      {!workplace || isChoosing ? (
        <WorkplaceChoice
          current={workplace}
          askedShop={askedShop > 0 ? askedShop : undefined}
          onChoose={(next) => {
            storeWorkplace(next);
            setIsChoosing(false);
          }}
          {...(workplace && { onCancel: () => setIsChoosing(false) })}
        />
      ) : (
        <StationProvider outbox={outbox} workplace={workplace} isOffline={isOffline} notStored={notStored}>
          <StationSides
            main={children}
            side={
              <>
                <Counters outbox={outbox} />
                <Conflicts outbox={outbox} />
                <LastScans />
              </>
            }
          />
        </StationProvider>
      )}
    </div>
  );
}
