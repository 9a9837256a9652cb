import { choice, currencyCode, optionalCents, optionalTranslated, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** A way members can pay: one of each kind. Cards and bank transfers may be in another currency than yuan. */
export const payType = resource({
  name: 'payType',
  access: { read: 'studio:read', edit: 'finance:review' },
  title: 'names',
  fixed: ['kind'],
  states: ['offered', 'notOffered', 'accountMissing', 'accountOff'],
  fields: {
    kind: choice(['balance', 'wechat', 'alipay', 'bankDeposit', 'stripe']),
    names: translated(40),
    notes: optionalTranslated(200),
    currencyCode: currencyCode(),
    /** Limits of what is due, in yuan also where another currency is paid. */
    leastMinor: optionalCents(1, 100_000_000),
    mostMinor: optionalCents(1, 100_000_000),
    /** What the provider charges the payer besides; the shop neither charges nor books it. */
    feeNotes: optionalTranslated(200),
    isOffered: yesNo(),
  },
});
