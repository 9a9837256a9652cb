import { serviceOption } from '@onehaul/contract/console/studio/service';
import { screen } from '../kit/screen.ts';

export const serviceOptionScreen = screen(serviceOption, {
  columns: ['addedServiceId', 'minor', 'minorEach', 'minorPerKilogram', 'isActive'],
  form: [
    ['names'],
    ['addedServiceId', 'isActive'],
    ['minor', 'minorEach', 'minorPerKilogram'],
    ['isQuoted', 'finds'],
    ['notes'],
  ],
  initial: { minor: 0, minorEach: 0, minorPerKilogram: 0, isActive: true },
});
