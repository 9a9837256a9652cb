import type { RedispatchResult, ReturnedUnit, ReturnMatch } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { PageHead } from '@onehaul/ui/list/page-head';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { MatchList } from './match-list.tsx';
import { SentList } from './sent-list.tsx';
import { UnitList } from './unit-list.tsx';

const RedispatchDialog = lazyPart(async () => ({
  default: (await import('./redispatch-dialogs.client.tsx')).RedispatchDialog,
}));

export type LocalLine = { readonly id: number; readonly name: string; readonly warehouseId: number };
/** What is being redispatched in a dialog. */
export type Doing = { readonly match: ReturnMatch } | { readonly unit: ReturnedUnit };

type Props = {
  readonly matches: readonly ReturnMatch[];
  readonly units: readonly ReturnedUnit[];
  readonly lines: readonly LocalLine[];
  readonly sent: { readonly items: readonly RedispatchResult[]; readonly total: number };
  readonly page: number;
};

/** /back/reappear: redispatches returned goods, to waiting orders or to a new receiver. */
export function RedispatchPage({ matches, units, lines, sent, page }: Props) {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const [doing, setDoing] = useState<Doing>();
  const linesOf = (warehouseId: number) => lines.filter((line) => line.warehouseId === warehouseId);

  return (
    <>
      <PrivateHead title={member('title.returns')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SellerTabs tool="returns" />
        <PageHead title={member('title.returns')} sentence={t('again.sentence')} />
        <MatchList matches={matches} linesOf={linesOf} onTake={(match) => setDoing({ match })} />
        <UnitList units={units} linesOf={linesOf} onSend={(unit) => setDoing({ unit })} />
        <SentList {...sent} page={page} />
      </div>
      {doing && (
        <Suspense>
          <RedispatchDialog
            doing={doing}
            lines={linesOf('match' in doing ? doing.match.warehouseId : doing.unit.warehouseId)}
            onClose={() => setDoing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
