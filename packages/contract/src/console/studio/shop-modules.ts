import { modules } from '@onehaul/domain/shop';
import { choices } from './field.ts';
import { resource } from './resource.ts';

/** Parts of the product a shop has switched on (A3). */
export const shopModules = resource({
  name: 'shopModules',
  isSingle: true,
  access: { read: 'studio:read', edit: 'shop:publish' },
  title: 'modules',
  fields: { modules: choices(modules) },
});
