import { colorSchemes } from '@onehaul/domain/shop';
import { choice, color, optionalFile, pixels } from './field.ts';
import { resource } from './resource.ts';

/** What a shop looks like. */
export const brand = resource({
  name: 'brand',
  isSingle: true,
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'primaryColor',
  fields: {
    logoKey: optionalFile('logo'),
    iconKey: optionalFile('icon'),
    primaryColor: color(),
    cornerRadius: pixels(0, 24),
    colorScheme: choice(colorSchemes),
  },
});
