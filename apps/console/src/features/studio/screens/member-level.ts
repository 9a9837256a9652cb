import { memberLevel } from '@onehaul/contract/console/studio/member-level';
import { screen } from '../kit/screen.ts';

export const memberLevelScreen = screen(memberLevel, {
  columns: ['level', 'leastSpentMinor', 'benefits'],
  form: [['names'], ['level', 'leastSpentMinor'], ['benefits']],
});
