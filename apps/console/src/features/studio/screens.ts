import type { Screen } from './kit/screen.ts';
import { announcementScreen } from './screens/announcement.ts';
import { articleScreen } from './screens/article.ts';
import { bannerScreen } from './screens/banner.ts';
import { binScreen } from './screens/bin.ts';
import { brandScreen } from './screens/brand.ts';
import { campaignScreen } from './screens/campaign.ts';
import { carrierScreen } from './screens/carrier.ts';
import { cartonScreen } from './screens/carton.ts';
import { currencyScreen } from './screens/currency.ts';
import { deliverySpeedScreen } from './screens/delivery-speed.ts';
import { destinationScreen } from './screens/destination.ts';
import { goodsTypeScreen } from './screens/goods-type.ts';
import { homePageScreen } from './screens/home-page.ts';
import { invoiceLayoutScreen } from './screens/invoice-layout.ts';
import { labelLayoutScreen } from './screens/label-layout.ts';
import { lineScreen } from './screens/line.ts';
import { memberLevelScreen } from './screens/member-level.ts';
import { orderSheetLayoutScreen } from './screens/order-sheet-layout.ts';
import { payTypeScreen } from './screens/pay-type.ts';
import { pickupPointScreen } from './screens/pickup-point.ts';
import { profileScreen } from './screens/profile.ts';
import { rechargePackageScreen } from './screens/recharge-package.ts';
import { remoteAreaScreen } from './screens/remote-area.ts';
import { serviceScreen } from './screens/service.ts';
import { serviceOptionScreen } from './screens/service-option.ts';
import { shopModulesScreen } from './screens/shop-modules.ts';
import { videoScreen } from './screens/video.ts';
import { virtualWarehouseScreen } from './screens/virtual-warehouse.ts';
import { warehouseScreen } from './screens/warehouse.ts';

type Group = { readonly name: string; readonly screens: readonly Screen[] };

/** All screens of the studio; menu and routes follow from this list. */
export const screenGroups = [
  {
    name: 'brand',
    screens: [profileScreen, brandScreen, homePageScreen, bannerScreen, shopModulesScreen],
  },
  { name: 'warehouses', screens: [warehouseScreen, virtualWarehouseScreen, binScreen] },
  {
    name: 'routes',
    screens: [
      destinationScreen,
      carrierScreen,
      deliverySpeedScreen,
      goodsTypeScreen,
      lineScreen,
      remoteAreaScreen,
      cartonScreen,
    ],
  },
  { name: 'services', screens: [serviceScreen, serviceOptionScreen, pickupPointScreen] },
  {
    name: 'money',
    screens: [payTypeScreen, currencyScreen, rechargePackageScreen, memberLevelScreen, campaignScreen],
  },
  { name: 'papers', screens: [labelLayoutScreen, orderSheetLayoutScreen, invoiceLayoutScreen] },
  { name: 'content', screens: [articleScreen, announcementScreen, videoScreen] },
] as const satisfies readonly Group[];
