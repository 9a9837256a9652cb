import { announcement } from '@onehaul/contract/console/studio/announcement';
import { article } from '@onehaul/contract/console/studio/article';
import { brand } from '@onehaul/contract/console/studio/brand';
import { banner } from '@onehaul/contract/console/studio/banner';
import { bin } from '@onehaul/contract/console/studio/bin';
import { campaign } from '@onehaul/contract/console/studio/campaign';
import { carrier } from '@onehaul/contract/console/studio/carrier';
import { carton } from '@onehaul/contract/console/studio/carton';
import { currency } from '@onehaul/contract/console/studio/currency';
import { deliverySpeed } from '@onehaul/contract/console/studio/delivery-speed';
import { destination } from '@onehaul/contract/console/studio/destination';
import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { homePage } from '@onehaul/contract/console/studio/home-page';
import { line } from '@onehaul/contract/console/studio/line';
import { memberLevel } from '@onehaul/contract/console/studio/member-level';
import { invoiceLayout, labelLayout, orderSheetLayout } from '@onehaul/contract/console/studio/paper-layouts';
import { payType } from '@onehaul/contract/console/studio/pay-type';
import { pickupPoint } from '@onehaul/contract/console/studio/pickup-point';
import { profile } from '@onehaul/contract/console/studio/profile';
import { rechargePackage } from '@onehaul/contract/console/studio/recharge-package';
import { remoteArea } from '@onehaul/contract/console/studio/remote-area';
import type { Resource } from '@onehaul/contract/console/studio/resource';
import { service, serviceOption } from '@onehaul/contract/console/studio/service';
import { shopModules } from '@onehaul/contract/console/studio/shop-modules';
import { video } from '@onehaul/contract/console/studio/video';
import { virtualWarehouse } from '@onehaul/contract/console/studio/virtual-warehouse';
import { warehouse } from '@onehaul/contract/console/studio/warehouse';
import type { ListStore, Store } from '../../studio/store.ts';
import {
  carrierStore,
  deliverySpeedStore,
  destinationStore,
  goodsTypeStore,
  virtualWarehouseStore,
  warehouseStore,
} from '../catalog/index.ts';
import { announcementStore, articleStore, videoStore } from '../content/index.ts';
import { cartonStore, lineStore, remoteAreaStore } from '../fee/index.ts';
import { invoiceLayoutStore, labelLayoutStore, orderSheetLayoutStore } from '../paper/index.ts';
import { binStore } from '../parcel/index.ts';
import { payTypeStore } from '../payment/index.ts';
import { pickupPointStore } from '../pickup-point/index.ts';
import { campaignStore, memberLevelStore } from '../reward/index.ts';
import { serviceOptionStore, serviceStore } from '../service/index.ts';
import {
  bannerStore,
  brandStore,
  currencyStore,
  homePageStore,
  profileStore,
  shopModulesStore,
} from '../shop/index.ts';
import { rechargePackageStore } from '../wallet/index.ts';
import { checkLanguages } from './check-languages.ts';

/** Everything the studio lists, with its store. */
export const studioResources: readonly (readonly [Resource, ListStore])[] = [
  [warehouse, warehouseStore],
  [virtualWarehouse, virtualWarehouseStore],
  [bin, binStore],
  [destination, destinationStore],
  [carrier, carrierStore],
  [deliverySpeed, deliverySpeedStore],
  [goodsType, goodsTypeStore],
  [line, lineStore],
  [remoteArea, remoteAreaStore],
  [carton, cartonStore],
  [service, serviceStore],
  [serviceOption, serviceOptionStore],
  [pickupPoint, pickupPointStore],
  [payType, payTypeStore],
  [currency, currencyStore],
  [rechargePackage, rechargePackageStore],
  [memberLevel, memberLevelStore],
  [campaign, campaignStore],
  [article, articleStore],
  [announcement, announcementStore],
  [banner, bannerStore],
  [video, videoStore],
];

const allStores = (): Store[] => [...studioResources, ...singleResources].map(([, store]) => store);

/** Records of which a shop has one each. */
export const singleResources: readonly (readonly [Resource, Store])[] = [
  [profile, checkLanguages(profileStore, allStores)],
  [brand, brandStore],
  [homePage, homePageStore],
  [shopModules, shopModulesStore],
  [labelLayout, labelLayoutStore],
  [orderSheetLayout, orderSheetLayoutStore],
  [invoiceLayout, invoiceLayoutStore],
];
