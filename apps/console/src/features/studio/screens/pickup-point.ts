import { pickupPoint } from '@onehaul/contract/console/studio/pickup-point';
import { screen } from '../kit/screen.ts';

export const pickupPointScreen = screen(pickupPoint, {
  columns: ['kind', 'address', 'serviceChargeCents', 'isOpen'],
  form: [
    ['names'],
    ['kind', 'isOpen'],
    ['countryId', 'regionId'],
    ['address'],
    ['postcode', 'phone', 'telephone'],
    ['openingHours'],
    ['timeZone'],
    ['hours'],
    ['serviceChargeCents', 'storageDays'],
    ['longitude', 'latitude'],
    ['notes'],
  ],
  initial: { kind: 'counter', isOpen: true, storageDays: 7, serviceChargeCents: 0 },
});
