import type { Carrier, DeliverySpeed, Destination, GoodsType, Warehouse } from '@onehaul/contract/catalog';
import type { Announcement } from '@onehaul/contract/content';
import type { ShownReviews } from '@onehaul/contract/review';
import type { ShopImage, ShopInfo } from '@onehaul/contract/shop';
import type { HomeSection } from '@onehaul/domain/shop';
import { Fragment, type ReactNode } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { Announcements } from './announcements.tsx';
import { mainTransport } from '../../app/main-transport.ts';
import { arrangeHome } from './arrangement.ts';
import { Banners } from './banners.tsx';
import { ClosingBand } from './closing-band.tsx';
import { Figures } from './figures.tsx';
import { GoodsTypes } from './goods-types.tsx';
import { Hero } from './hero.tsx';
import type { DestinationPrices } from './line-prices.ts';
import { Prices } from './prices.tsx';
import { Reviews } from './reviews.tsx';
import { Routes } from './routes.tsx';
import type { Ground } from './section.tsx';
import { Steps } from './steps.tsx';
import { Warehouses } from './warehouses.tsx';

// Needed only on client-side navigation: on a direct visit the server has rendered these texts.
await loadTexts('tracking', 'rates', 'fee', 'review');

type Props = {
  readonly shop: ShopInfo;
  readonly banners: readonly ShopImage[];
  readonly announcements: readonly Announcement[];
  readonly warehouses: readonly Warehouse[];
  readonly deliverySpeeds: readonly DeliverySpeed[];
  readonly destinations: readonly Destination[];
  readonly goodsTypes: readonly GoodsType[];
  readonly carriers: readonly Carrier[];
  readonly payments: readonly string[];
  readonly prices: readonly DestinationPrices[];
  readonly reviews: ShownReviews;
};

/** Home page of a shop. Sections without data are omitted. */
export function HomePage(props: Props) {
  const { shop, banners, announcements, warehouses, deliverySpeeds, destinations, goodsTypes } = props;
  const way = mainTransport(deliverySpeeds);
  const isThere: Record<HomeSection, boolean> = {
    steps: true,
    prices: props.prices.length > 0,
    routes: deliverySpeeds.length > 0,
    warehouses: warehouses.length > 0,
    goods: goodsTypes.length > 0,
    reviews: props.reviews.items.length > 0,
    figures: shop.figures.length > 0,
    announcements: announcements.length > 0,
  };
  const sections: Record<HomeSection, (ground: Ground) => ReactNode> = {
    steps: (ground) => <Steps ground={ground} />,
    prices: (ground) => <Prices prices={props.prices} ground={ground} />,
    routes: (ground) => (
      <Routes
        deliverySpeeds={deliverySpeeds}
        destinations={destinations}
        carriers={props.carriers}
        payments={props.payments}
        ground={ground}
      />
    ),
    warehouses: (ground) => <Warehouses warehouses={warehouses} ground={ground} />,
    goods: (ground) => (
      <GoodsTypes
        goodsTypes={goodsTypes}
        hasContraband={shop.modules.includes('consolidation')}
        ground={ground}
      />
    ),
    reviews: (ground) => <Reviews shown={props.reviews} ground={ground} />,
    figures: () => <Figures figures={shop.figures} />,
    announcements: (ground) => (
      <Announcements announcements={announcements} timeZone={shop.timeZone} ground={ground} />
    ),
  };
  const { hero, hasHeroFigures, sections: arranged } = arrangeHome(way, shop.homeSections);
  const shown = arranged.filter((name) => isThere[name]);
  return (
    <>
      <Hero
        arrangement={hero}
        shop={shop}
        figures={hasHeroFigures ? shop.figures : []}
        way={way}
        destinations={destinations}
        notice={announcements.find(({ pinned }) => pinned)}
      />
      {banners.length > 0 && <Banners banners={banners} />}
      {shown.map((name, index) => (
        <Fragment key={name}>{sections[name](index % 2 === 0 ? 'page' : 'sunken')}</Fragment>
      ))}
      <ClosingBand />
    </>
  );
}
