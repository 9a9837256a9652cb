import { couponCalls } from '@onehaul/contract/coupon';
import { rewardCalls } from '@onehaul/contract/reward';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { couponInput } from '../features/reward/coupon-input.ts';
import { CouponsPage } from '../features/reward/coupons-page.tsx';

await loadTexts('reward', 'coupon');
export const handle = { texts: ['reward', 'coupon'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [points, signIn, level, campaigns, coupons, counts] = await Promise.all([
    loadOwn(context, rewardCalls.points, { pageIndex: 1, pageRows: 1 }),
    loadOwn(context, rewardCalls.signInState, {}),
    loadOwn(context, rewardCalls.level, {}),
    loadOwn(context, rewardCalls.campaigns, { pageIndex: 1, pageRows: 100 }),
    loadOwn(context, couponCalls.list, couponInput(url.searchParams)),
    loadOwn(context, couponCalls.count, {}),
  ]);
  const { balance, pointCents, ending } = points;
  return {
    points: { balance, pointCents, ending },
    signIn,
    level,
    campaigns: campaigns.items,
    coupons,
    counts,
    now: new Date(),
  };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CouponsPage {...loaderData} />;
}
