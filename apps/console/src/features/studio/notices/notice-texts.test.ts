import { languages } from '@onehaul/domain/language';
import { noticeKinds, noticeSubjects } from '@onehaul/domain/notice';
import { templateChannels, templateVariables } from '@onehaul/domain/notice-template';
import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { menuFor } from '../studio-frame.tsx';

test.each(languages)('every event, group, channel and variable has a name in %s', async (language) => {
  const messages = await loadLazyConsoleMessages(language, ['studio', 'notify', 'noticeTexts']);
  const translator = createTranslator(language, messages);
  const [notify, t] = [translator.of('notify'), translator.of('noticeTexts')];
  for (const kind of noticeKinds) expect(notify(`kind.${kind}`)).not.toBe(`kind.${kind}`);
  for (const subject of noticeSubjects) expect(notify(`subject.${subject}`)).not.toBe(`subject.${subject}`);
  for (const channel of templateChannels) expect(notify(`channel.${channel}`)).not.toBe(`channel.${channel}`);
  const labels = templateVariables.map((name) => t(`variable.${name}`));
  expect(new Set(labels).size).toBe(templateVariables.length);
  expect(labels.filter((label) => label.startsWith('variable.'))).toEqual([]);
  expect(translator.of('studio')('resource.noticeTemplate')).not.toBe('resource.noticeTemplate');
});

test('a message shows a variable as it is typed', async () => {
  const t = createTranslator('en', await loadLazyConsoleMessages('en', ['noticeTexts'])).of('noticeTexts');
  expect(t('problem.unknown', { variable: '{{weight}}' })).toMatch(/^\{\{weight\}\} isn’t available/);
});

test('the menu lists the page for those who read contents', () => {
  const pages = (permissions: Parameters<typeof menuFor>[0]) =>
    menuFor(permissions, null).flatMap((group) => group.pages);
  expect(pages(['content:read'])).toEqual(['article', 'announcement', 'video', 'noticeTemplate']);
  expect(pages(['studio:read'])).not.toContain('noticeTemplate');
});
