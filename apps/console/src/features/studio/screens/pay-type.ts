import { payType } from '@onehaul/contract/console/studio/pay-type';
import { mayBeForeign } from '@onehaul/domain/payment/payment-state';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

export const payTypeScreen = screen(payType, {
  columns: ['kind', 'currencyCode'],
  form: [
    ['names'],
    ['kind', 'currencyCode'],
    ['leastMinor', 'mostMinor'],
    ['notes'],
    ['feeNotes'],
    ['isOffered'],
  ],
  isShown: (name, { kind }) =>
    name === 'currencyCode'
      ? mayBeForeign(String(kind))
      : kind !== 'balance' || !['leastMinor', 'mostMinor', 'feeNotes'].includes(name),
  initial: { currencyCode: 'CNY' },
  stateTones: { offered: 'positive', accountMissing: 'warning', accountOff: 'warning' },
  Note: lazy(async () => ({ default: (await import('./pay-account-note.tsx')).PayAccountNote })),
});
