import { languages } from '@onehaul/domain/language';
import { noticeKinds } from '@onehaul/domain/notice';
import {
  maxBodyLength,
  maxSubjectLength,
  renderTemplate,
  templateChannelsOf,
  templateProblem,
} from '@onehaul/domain/notice-template';
import { maxSmsSegments, smsSize } from '@onehaul/domain/sms-size';
import { describe, expect, test } from 'vitest';
import { defaultTemplate } from './notice-default.ts';
import { sampleDetails } from './notice-sample.ts';
import { noticeText, noticeValues } from './notice-text.ts';

const place = { warehouse: 'W1', timeZone: 'Asia/Hong_Kong' };
/** Without line breaks and the full stop that our text puts after free words. */
const plain = (text: string) => text.replaceAll(/[\s.。]/g, '');

describe.each(languages)('in %s', (language) => {
  test.each(noticeKinds)('our text of %s can be edited as a template and says the same', (kind) => {
    for (const channel of templateChannelsOf(kind)) {
      const { subject, body } = defaultTemplate(language, kind, channel);
      for (const text of [subject, body])
        expect(templateProblem(text, { kind, channel: text === subject ? 'page' : channel })).toBeUndefined();
      expect(subject.length).toBeLessThanOrEqual(maxSubjectLength);
      expect(body.length).toBeLessThanOrEqual(maxBodyLength[channel]);

      const content = { kind, details: sampleDetails(language, kind), ...place };
      const values = { ...noticeValues(language, content), shop: 'Harbour', name: 'Amy' };
      const told = noticeText(language, content);
      const shown = renderTemplate(body, values);
      if (channel === 'sms') {
        expect(shown).toContain(told.title);
        expect(smsSize(shown).segments).toBeLessThanOrEqual(maxSmsSegments);
      } else expect(plain(shown)).toBe(plain(told.text));
    }
  });
});
