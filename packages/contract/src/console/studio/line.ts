import { choice, code, optionalTranslated, reference, references, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** Route from a warehouse to a destination with a carrier. Opened and priced in the tariff editor. */
export const line = resource({
  name: 'line',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['warehouseId', 'countryId', 'carrierId'],
  fields: {
    code: code(20),
    names: translated(60),
    notes: optionalTranslated(500),
    warehouseId: reference('warehouse'),
    countryId: reference('destination'),
    carrierId: reference('carrier'),
    deliverySpeedId: reference('deliverySpeed'),
    goodsTypeIds: references('goodsType'),
    delivery: choice(['dispatch', 'pickup', 'either']),
    isPrivate: yesNo(),
  },
});
