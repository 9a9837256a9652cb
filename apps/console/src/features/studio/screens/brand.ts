import { brand } from '@onehaul/contract/console/studio/brand';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

export const brandScreen = screen(brand, {
  form: [['logoKey'], ['iconKey'], ['primaryColor', 'cornerRadius'], ['colorScheme']],
  aside: lazy(async () => ({ default: (await import('../brand-specimen.tsx')).BrandSpecimen })),
});
