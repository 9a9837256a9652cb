import { languages } from '@onehaul/domain/language';
import { settingGroups, settingNames } from '@onehaul/domain/settings';
import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { formatSetting } from '../../app/rules/setting-format.ts';

test.each(languages)('every setting and group has its texts in %s', async (language) => {
  const t = createTranslator(language, await loadLazyConsoleMessages(language, ['rules'])).of('rules');
  const keys = [
    ...settingGroups.map((group) => `group.${group}`),
    ...settingNames.flatMap((name) => [`label.${name}`, `help.${name}`]),
  ];
  for (const key of keys) expect(t(key as MessageKey<'rules'>), key).not.toBe(key);
  const labels = settingNames.map((name) => t(`label.${name}`));
  expect(new Set(labels).size).toBe(settingNames.length);
});

test('values are shown in the unit people know', async () => {
  const t = createTranslator('en', await loadLazyConsoleMessages('en', ['rules'])).of('rules');
  const show = (...[name, value]: [Parameters<typeof formatSetting>[2], number]) =>
    formatSetting(t, 'en', name, value);
  expect(show('quoteDays', 1)).toBe('1 day');
  expect(show('smsWaitSeconds', 90)).toBe('90 seconds');
  expect(show('refundReviewCents', 123_456)).toBe('1,234.56 CNY');
  expect(show('imageMostBytes', 1.5 * 2 ** 20)).toBe('1.5 MB');
  expect(show('packedLighterPercent', 15)).toBe('15%');
  expect(show('strongPasswords', 0)).toBe('Off');
  expect(show('smsPerDialCodeADay', 500)).toBe('500');
});
