import { homePage } from '@onehaul/contract/console/studio/home-page';
import { screen } from '../kit/screen.ts';

export const homePageScreen = screen(homePage, { form: [['homeSections'], ['figures'], ['contactLinks']] });
