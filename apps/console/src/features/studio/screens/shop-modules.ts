import { shopModules } from '@onehaul/contract/console/studio/shop-modules';
import { screen } from '../kit/screen.ts';

export const shopModulesScreen = screen(shopModules, { form: [['modules']] });
