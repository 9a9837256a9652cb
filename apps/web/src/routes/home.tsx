import { catalogCalls } from '@onehaul/contract/catalog';
import { contentCalls } from '@onehaul/contract/content';
import { feeCalls } from '@onehaul/contract/fee';
import { paymentCalls } from '@onehaul/contract/payment';
import { reviewCalls } from '@onehaul/contract/review';
import { shopCalls } from '@onehaul/contract/shop';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazyPart } from '../app/lazy-part.ts';
import { StaticIsland } from '../app/static-island.tsx';
import { load, loadList } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useShop } from '../app/shop-context.tsx';
import { pricesByDestination } from '../features/home/line-prices.ts';

const importPage = async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage });
const HomePage = import.meta.env.SSR ? (await importPage()).default : lazyPart(importPage);

const newestAnnouncements = { pageIndex: 1, pageRows: 5 };
const whole = { pageIndex: 1, pageRows: 100 };
const allCarriers = { pageIndex: 1, pageRows: 999 }; // §7

export async function loader({ context }: LoaderFunctionArgs) {
  const [
    banners,
    announcements,
    warehouses,
    deliverySpeeds,
    destinations,
    goodsTypes,
    carriers,
    payTypes,
    fees,
    reviews,
  ] = await Promise.all([
    load(context, shopCalls.images, {}),
    loadList(context, contentCalls.announcements, newestAnnouncements),
    loadList(context, catalogCalls.warehouses, whole),
    loadList(context, catalogCalls.deliverySpeeds, whole),
    loadList(context, catalogCalls.destinations, whole),
    loadList(context, catalogCalls.goodsTypes, whole),
    loadList(context, catalogCalls.carriers, allCarriers),
    loadList(context, paymentCalls.payTypes, { pageIndex: 1, pageRows: 50 }),
    load(context, feeCalls.introduction, {}),
    load(context, reviewCalls.shown, {}),
  ]);
  return {
    banners,
    announcements,
    warehouses,
    deliverySpeeds,
    destinations,
    goodsTypes,
    carriers,
    payments: payTypes.filter(({ kind }) => kind !== 'balance').map(({ name }) => name),
    // Priced here: the tariffs would be sent along as the page's data.
    prices: pricesByDestination(fees.lines, destinations),
    reviews,
  };
}

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={shop.seoTitle || t('title.home')}
        description={shop.seoDescription || shop.description}
      />
      <StaticIsland>
        <HomePage shop={shop} {...data} />
      </StaticIsland>
    </>
  );
}
