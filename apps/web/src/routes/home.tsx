import { catalogCalls } from '@onehaul/contract/catalog';
import { contentCalls } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StaticIsland } from '../app/static-island.tsx';
import { loadList } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useShop } from '../app/shop-context.tsx';
import { visitorContext } from '../app/visitor.server.ts';

const load = async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage });
const HomePage = import.meta.env.SSR ? (await load()).default : lazy(load);

const newestAnnouncements = { pageIndex: 1, pageRows: 5 };
const whole = { pageIndex: 1, pageRows: 100 };
const allCarriers = { pageIndex: 1, pageRows: 999 }; // §7

export async function loader({ context }: LoaderFunctionArgs) {
  const [announcements, warehouses, deliverySpeeds, destinations, goodsTypes, carriers] = await Promise.all([
    loadList(context, contentCalls.announcements, newestAnnouncements),
    loadList(context, catalogCalls.warehouses, whole),
    loadList(context, catalogCalls.deliverySpeeds, whole),
    loadList(context, catalogCalls.destinations, whole),
    loadList(context, catalogCalls.goodsTypes, whole),
    loadList(context, catalogCalls.carriers, allCarriers),
  ]);
  const { banners } = context.get(visitorContext);
  return { banners, announcements, warehouses, deliverySpeeds, destinations, goodsTypes, carriers };
}

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead title={t('title.home')} description={shop.description} />
      <StaticIsland>
        <HomePage shop={shop} {...data} />
      </StaticIsland>
    </>
  );
}
