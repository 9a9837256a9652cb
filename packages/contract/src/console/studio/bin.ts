import { code, reference } from './field.ts';
import { resource } from './resource.ts';

/** A shelf position in a warehouse. */
export const bin = resource({
  name: 'bin',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'code',
  filters: ['warehouseId'],
  fields: { warehouseId: reference('warehouse'), code: code(20) },
});
