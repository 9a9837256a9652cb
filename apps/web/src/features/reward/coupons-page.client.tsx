import { useTranslation } from '@onehaul/i18n/react';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { PrivateHead } from '../../app/private-head.tsx';
import { rewardsKey } from '../../app/portal/reward-key.ts';
import { useSession } from '../../app/session-context.tsx';
import { CouponList } from './coupon-list.tsx';
import { LevelCard } from './level-card.tsx';
import { MovesDrawer } from './moves-drawer.tsx';
import { PointsCard } from './points-card.tsx';
import { RedeemShop } from './redeem-shop.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** /member/coupon: daily sign-in, points, level and coupons. */
export function CouponsPage() {
  const { t } = useTranslation('reward');
  const { t: member } = useTranslation('member');
  const queries = useQueryClient();
  const { reload } = useSession();
  const [isMovesOpen, setMovesOpen] = useState(false);
  // The profile also contains point and coupon counts.
  const refresh = useCallback(
    () => Promise.all([queries.invalidateQueries({ queryKey: rewardsKey }), reload()]),
    [queries, reload],
  );
  return (
    <>
      <PrivateHead title={member('title.coupons')} />
      <PageHead title={t('title')} sentence={t('sentence')} />
      <div className="grid items-stretch gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,3fr)]">
        <PointsCard onOpen={() => setMovesOpen(true)} />
        <SignInCard onChanged={refresh} />
        <LevelCard />
      </div>
      <CouponList onChanged={refresh} />
      <RedeemShop onChanged={refresh} />
      <MovesDrawer isOpen={isMovesOpen} onClose={() => setMovesOpen(false)} />
    </>
  );
}
