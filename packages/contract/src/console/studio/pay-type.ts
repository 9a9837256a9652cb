import { choice, currencyCode, optionalTranslated, translated, yesNo } from './field.ts';
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
    isOffered: yesNo(),
  },
});
