import { cents, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** The gift for a recharge of exactly this amount; payments already started keep theirs. */
export const rechargePackage = resource({
  name: 'rechargePackage',
  access: { read: 'finance:read', edit: 'finance:review' },
  title: 'minor',
  filters: ['isActive'],
  fields: {
    minor: cents(1, 100_000_000),
    giftMinor: cents(0, 100_000_000),
    isActive: yesNo(),
  },
});
