import { currency } from '@onehaul/contract/console/studio/currency';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

export const currencyScreen = screen(currency, {
  columns: ['names', 'exchangeRate'],
  form: [['code', 'exchangeRate'], ['names']],
  Note: lazy(async () => ({ default: (await import('./rate-note.tsx')).RateNote })),
});
