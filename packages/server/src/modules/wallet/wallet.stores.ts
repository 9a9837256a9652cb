import { rechargePackage } from '@onehaul/contract/console/studio/recharge-package';
import { isUnusualGift } from '@onehaul/domain/wallet/recharge-package';
import { defineStore } from '../../studio/store.ts';

export const rechargePackageStore = defineStore(rechargePackage, {
  table: 'rechargePackage',
  search: ['minor'],
  needsConfirmation: (before, { minor, giftMinor }) =>
    isUnusualGift(minor, giftMinor) && (before?.minor !== minor || before.giftMinor !== giftMinor)
      ? 'giftMinor'
      : undefined,
});
