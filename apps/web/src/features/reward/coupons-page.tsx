import type { Campaign, LevelState, SignInState } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { PageHead } from '@onehaul/ui/list/page-head';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { CouponList } from './coupon-list.tsx';
import { LevelCard } from './level-card.tsx';
import { PointsCard } from './points-card.tsx';
import { RedeemShop } from './redeem-shop.tsx';
import { SignInCard } from './sign-in-card.tsx';

const MovesDrawer = lazyPart(async () => ({
  default: (await import('./moves-drawer.client.tsx')).MovesDrawer,
}));

type Props = Omit<ComponentProps<typeof CouponList>, 'now'> & {
  readonly points: ComponentProps<typeof PointsCard>['points'];
  readonly signIn: SignInState;
  readonly level: LevelState;
  readonly campaigns: readonly Campaign[];
  /** Time of the query. */
  readonly now: Date;
};

/** /member/coupon: daily sign-in, points, level and coupons. */
export function CouponsPage({ points, signIn, level, campaigns, coupons, counts, now }: Props) {
  const { t } = useTranslation('reward');
  const { t: member } = useTranslation('member');
  const [isMovesOpen, setMovesOpen] = useState(false);
  return (
    <>
      <PrivateHead title={member('title.coupons')} />
      <PageHead title={t('title')} sentence={t('sentence')} />
      <div className="grid items-stretch gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,3fr)]">
        <PointsCard points={points} now={now} onOpen={() => setMovesOpen(true)} />
        <SignInCard state={signIn} />
        <LevelCard state={level} />
      </div>
      <CouponList coupons={coupons} counts={counts} now={now} />
      <RedeemShop campaigns={campaigns} balance={points.balance} />
      {isMovesOpen && (
        <Suspense>
          <MovesDrawer onClose={() => setMovesOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
