import { profile } from '@onehaul/contract/console/studio/profile';
import { screen } from '../kit/screen.ts';

export const profileScreen = screen(profile, {
  form: [
    ['languages'],
    ['names'],
    ['taglines'],
    ['descriptions'],
    ['seoTitles'],
    ['seoDescriptions'],
    ['legalNames'],
    ['filingNumber', 'timeZone'],
    ['taxMode'],
    ['iosAppUrl', 'androidAppUrl'],
  ],
});
