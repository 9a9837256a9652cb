import type { ReturnedUnit, ReturnMatch } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { MatchList } from './match-list.tsx';
import { matchesQuery } from './return-queries.ts';
import { SendDialog } from './send-dialog.tsx';
import { SentList } from './sent-list.tsx';
import { UnitList } from './unit-list.tsx';

type Doing = { readonly match: ReturnMatch } | { readonly unit: ReturnedUnit };

/** /back/reappear: redispatches returned goods, to waiting orders or to a new receiver. */
export function RedispatchPage() {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const { data, error, refetch } = useQuery(matchesQuery(useSendWithMessage()));
  const [doing, setDoing] = useState<Doing>();
  const linesOf = (warehouseId: number) =>
    data?.lines.filter((line) => line.warehouseId === warehouseId) ?? [];

  return (
    <>
      <PrivateHead title={member('title.returns')} />
      <div className="flex flex-col gap-5">
        <SellerTabs tool="returns" />
        <PageHead title={member('title.returns')} sentence={t('again.sentence')} />
        {!data && error ? (
          <Card>
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : data ? (
          <>
            <MatchList matches={data.matches} linesOf={linesOf} onTake={(match) => setDoing({ match })} />
            <UnitList units={data.units} linesOf={linesOf} onSend={(unit) => setDoing({ unit })} />
          </>
        ) : (
          <ListSkeleton />
        )}
        <SentList />
      </div>
      {doing && 'match' in doing && (
        <MatchDialog
          match={doing.match}
          lines={linesOf(doing.match.warehouseId)}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing && 'unit' in doing && (
        <SendDialog
          unit={doing.unit}
          lines={linesOf(doing.unit.warehouseId)}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}
