import { rechargePackage } from '@onehaul/contract/console/studio/recharge-package';
import { screen } from '../kit/screen.ts';

export const rechargePackageScreen = screen(rechargePackage, {
  columns: ['giftMinor', 'isActive'],
  form: [['minor', 'giftMinor'], ['isActive']],
  initial: { giftMinor: 0, isActive: true },
});
