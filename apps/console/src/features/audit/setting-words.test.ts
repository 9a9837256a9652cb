import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { settingDetails, settingLabel } from './setting-words.ts';

test('a change of settings is shown with labels, units and the default', async () => {
  const t = createTranslator('en', await loadLazyConsoleMessages('en', ['rules'])).of('rules');
  const details = {
    version: 2,
    before: { refundSecondPersonCents: null, retired: 3 },
    after: { refundSecondPersonCents: 90_000, retired: 4 },
    reason: 'Larger orders',
  };
  expect(settingDetails(details, t, 'en')).toEqual({
    version: 2,
    from: { refundSecondPersonCents: '500.00 CNY', retired: 3 },
    to: { refundSecondPersonCents: '900.00 CNY', retired: 4 },
    reason: 'Larger orders',
  });
  expect(settingLabel('refundSecondPersonCents', t)).toBe('Refunds by two people');
  expect(settingLabel('retired', t)).toBeUndefined();
});
