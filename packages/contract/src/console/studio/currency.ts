import { exchangeRate, newCurrencyCode, translated } from './field.ts';
import { resource } from './resource.ts';

/** A currency prices are shown in. Amounts are kept in yuan, whose rate is always 1. */
export const currency = resource({
  name: 'currency',
  access: { read: 'rate:read', edit: 'rate:set' },
  title: 'code',
  key: 'code',
  fields: { code: newCurrencyCode(), names: translated(40), exchangeRate: exchangeRate() },
});
