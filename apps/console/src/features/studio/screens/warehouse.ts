import { warehouse } from '@onehaul/contract/console/studio/warehouse';
import { screen } from '../kit/screen.ts';

export const warehouseScreen = screen(warehouse, {
  columns: ['code', 'countryId', 'address', 'freeDays'],
  form: [
    ['names'],
    ['code', 'countryId'],
    ['receiver', 'phone'],
    ['address'],
    ['postcode', 'freeDays', 'abandonDays'],
    ['hours'],
    ['notes'],
  ],
  initial: { freeDays: 30, abandonDays: 90 },
});
