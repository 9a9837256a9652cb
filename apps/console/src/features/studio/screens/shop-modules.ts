import { shopModules } from '@onehaul/contract/console/studio/shop-modules';
import { screen } from '../kit/screen.ts';
import { ExcludedModulesNote } from './excluded-modules-note.tsx';

export const shopModulesScreen = screen(shopModules, {
  form: [['modules']],
  Note: ExcludedModulesNote,
});
