import { campaign } from '@onehaul/contract/console/studio/campaign';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

/** Fields that only one kind of campaign has. */
const kindOf: Readonly<Record<string, string>> = { points: 'redeem', friends: 'invite', code: 'code' };

export const campaignScreen = screen(campaign, {
  columns: ['kind', 'percent', 'minor'],
  form: [
    ['kind', 'isActive'],
    ['names'],
    ['percent', 'minor'],
    ['leastMinor', 'leastGrams'],
    ['lineIds'],
    ['levels'],
    ['validDays', 'stock', 'mostEach'],
    ['startsAt', 'endsAt'],
    ['notes'],
    ['points'],
    ['friends'],
    ['code'],
  ],
  isShown: (name, values) => kindOf[name] === undefined || kindOf[name] === values.kind,
  initial: {
    percent: 0,
    leastMinor: 0,
    leastGrams: 0,
    points: 0,
    friends: 0,
    mostEach: 1,
    validDays: 30,
    isActive: true,
  },
  stateTones: { running: 'positive', planned: 'warning', off: 'danger' },
  Note: lazy(async () => ({ default: (await import('./campaign-note.tsx')).CampaignNote })),
});
