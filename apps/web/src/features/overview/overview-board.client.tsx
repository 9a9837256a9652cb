import type { Profile } from '@onehaul/contract/member';
import { type Overview, overviewCalls } from '@onehaul/contract/overview';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { overviewKey } from '../../app/portal/overview-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useShop } from '../../app/shop-context.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MoneyCard } from './money-card.tsx';
import { MonthCharts } from './month-charts.tsx';
import { OnTheWay } from './on-the-way.tsx';
import { SignInToday } from './sign-in-today.tsx';
import { OrderCounts, ParcelCounts } from './stage-counts.tsx';
import { StorageEnding } from './storage-ending.tsx';
import { TaskList } from './task-list.tsx';

const isNew = ({ parcels, orders, tasks }: Overview) =>
  tasks.length === 0 && [...Object.values(parcels), ...Object.values(orders)].every((count) => count === 0);

/** Overview: tasks, shipments and balances, from a single call. */
export function OverviewBoard({ profile }: { readonly profile: Profile }) {
  const { modules } = useShop();
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery({
    queryKey: overviewKey,
    queryFn: () => send(overviewCalls.get, {}),
  });
  if (!data && error)
    return (
      <Card>
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Waiting />;
  const isConsolidating = modules.includes('consolidation');
  return (
    <>
      {isConsolidating && isNew(data) ? <FirstSteps /> : <TaskList tasks={data.tasks} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {isConsolidating && (
            <>
              <ParcelCounts counts={data.parcels} />
              <OrderCounts counts={data.orders} />
            </>
          )}
          <OnTheWay orders={data.onTheWay} count={data.orders.shipped} />
        </div>
        <div className="grid gap-6">
          <MoneyCard profile={profile} coupons={data.coupons} />
          <SignInToday />
          <StorageEnding parcels={data.ending} count={data.endingCount} />
        </div>
      </div>
      <MonthCharts months={data.months} />
    </>
  );
}

const bar = 'animate-pulse rounded-card border border-line bg-surface motion-reduce:animate-none';

function Waiting() {
  const { t } = useTranslation('member');
  return (
    <output className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <span className={`h-24 ${bar}`} />
      <span className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <span className={`h-72 ${bar}`} />
        <span className={`h-72 ${bar}`} />
      </span>
    </output>
  );
}
