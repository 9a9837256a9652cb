import { remoteArea } from '@onehaul/contract/console/studio/remote-area';
import { screen } from '../kit/screen.ts';

export const remoteAreaScreen = screen(remoteArea, {
  columns: ['key', 'countryId', 'postcodePrefixes'],
  form: [['names'], ['key', 'countryId'], ['postcodePrefixes']],
});
