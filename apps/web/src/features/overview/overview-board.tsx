import type { Overview } from '@onehaul/contract/overview';
import type { ComponentProps } from 'react';
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

type Props = {
  readonly overview: Overview;
  readonly profile: ComponentProps<typeof MoneyCard>['profile'];
  readonly signIn: ComponentProps<typeof SignInToday>['state'];
};

/** Overview: tasks, shipments and balances, from a single call. */
export function OverviewBoard({ overview, profile, signIn }: Props) {
  const isConsolidating = useShop().modules.includes('consolidation');
  return (
    <>
      {isConsolidating && isNew(overview) ? <FirstSteps /> : <TaskList tasks={overview.tasks} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {isConsolidating && (
            <>
              <ParcelCounts counts={overview.parcels} />
              <OrderCounts counts={overview.orders} />
            </>
          )}
          <OnTheWay orders={overview.onTheWay} count={overview.orders.shipped} />
        </div>
        <div className="grid gap-6">
          <MoneyCard profile={profile} coupons={overview.coupons} />
          <SignInToday state={signIn} />
          <StorageEnding parcels={overview.ending} count={overview.endingCount} />
        </div>
      </div>
      <MonthCharts months={overview.months} />
    </>
  );
}
