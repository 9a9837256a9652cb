import { cents, choice, optionalChoice, optionalTranslated, reference, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

const access = { read: 'studio:read', edit: 'studio:edit' } as const;

/** A service members can add to a parcel or an order. */
export const service = resource({
  name: 'service',
  access,
  title: 'names',
  filters: ['target', 'isActive'],
  fields: {
    target: choice(['parcel', 'order']),
    names: translated(60),
    notes: optionalTranslated(300),
    isActive: yesNo(),
  },
});

/** A variant of an added service with its price. */
export const serviceOption = resource({
  name: 'serviceOption',
  access,
  title: 'names',
  filters: ['addedServiceId', 'isActive'],
  fields: {
    addedServiceId: reference('service'),
    names: translated(60),
    notes: optionalTranslated(300),
    minor: cents(0, 10_000_000),
    minorEach: cents(0, 10_000_000),
    minorPerKilogram: cents(0, 10_000_000),
    isQuoted: yesNo(),
    /** What staff enter when they have done it. */
    finds: optionalChoice(['count', 'weight']),
    isActive: yesNo(),
  },
});
