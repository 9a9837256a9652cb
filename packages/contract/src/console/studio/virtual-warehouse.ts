import { reference, translated } from './field.ts';
import { resource } from './resource.ts';
import { labelFields } from './warehouse.ts';

/** An address abroad that forwards to one of the shop's warehouses. */
export const virtualWarehouse = resource({
  name: 'virtualWarehouse',
  module: 'consolidation',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['warehouseId'],
  fields: { names: translated(60), warehouseId: reference('warehouse'), ...labelFields },
});
