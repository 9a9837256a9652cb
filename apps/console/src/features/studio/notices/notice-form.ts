import type { NoticeTexts } from '@onehaul/contract/console/studio/notice-template';
import { type Language, languages } from '@onehaul/domain/language';
import { type NoticeKind, noticeKinds } from '@onehaul/domain/notice';
import {
  hasTemplate,
  maxBodyLength,
  type TemplateChannel,
  templateChannels,
  type TemplateProblem,
  templateProblem,
} from '@onehaul/domain/notice-template';
import { maxSmsSegments, smsSize } from '@onehaul/domain/sms-size';

export type Field = 'subject' | 'body';
export const fields = ['subject', 'body'] as const;

export type Target = { readonly kind: NoticeKind; readonly channel: TemplateChannel };
export const keyOf = ({ kind, channel }: Target) => `${kind}.${channel}`;

/** Parses the key of the address; undefined when there are no such texts. */
export function parseKey(key: string | null): Target | undefined {
  const [event, place] = (key ?? '').split('.');
  const kind = noticeKinds.find((one) => one === event);
  const channel = templateChannels.find((one) => one === place);
  return kind && channel && hasTemplate(kind, channel) ? { kind, channel } : undefined;
}

/** What the server returned. */
export type Seen = { readonly version: number; readonly own: NoticeTexts; readonly ours: NoticeTexts };
/** Texts being edited, by language. */
export type Edits = { readonly [L in Language]?: { readonly [F in Field]?: string } };

/** The text that is in force without edits. */
const savedText = ({ own, ours }: Seen, language: Language, field: Field) =>
  own[language][field] || ours[language][field];
export const shownText = (seen: Seen, edits: Edits, language: Language, field: Field) =>
  edits[language]?.[field] ?? savedText(seen, language, field);

/** A text that is empty or equal to ours is ours. */
export function isCustom(seen: Seen, edits: Edits, language: Language, field: Field): boolean {
  const text = shownText(seen, edits, language, field);
  return text.trim() !== '' && text !== seen.ours[language][field];
}

export function withEdit(seen: Seen, edits: Edits, language: Language, field: Field, text: string): Edits {
  const { [field]: _, ...others } = edits[language] ?? {};
  const isSame = text === savedText(seen, language, field);
  return { ...edits, [language]: isSame ? others : { ...others, [field]: text } };
}

export const isEdited = (edits: Edits) =>
  languages.some((language) => fields.some((field) => edits[language]?.[field] !== undefined));

/** The texts to save, in all languages: those not written by the shop are empty. */
export function textsToSave(seen: Seen, edits: Edits): NoticeTexts {
  const text = (language: Language, field: Field) =>
    isCustom(seen, edits, language, field) ? shownText(seen, edits, language, field) : '';
  return Object.fromEntries(
    languages.map((language) => [
      language,
      { subject: text(language, 'subject'), body: text(language, 'body') },
    ]),
  ) as NoticeTexts;
}

/** Edited texts that someone else changed as well: theirs. */
export function conflictsOf(before: Seen, fresh: Seen, edits: Edits): Edits {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        fields
          .filter(
            (field) =>
              edits[language]?.[field] !== undefined &&
              savedText(before, language, field) !== savedText(fresh, language, field),
          )
          .map((field) => [field, savedText(fresh, language, field)]),
      ),
    ]),
  );
}

export type TextProblem =
  | TemplateProblem
  | { readonly key: 'tooLong'; readonly max: number }
  | { readonly key: 'segments'; readonly count: number; readonly max: number };

/** Why a text cannot be saved. `filled` is the SMS with sample values, as the preview shows it. */
export function problemOf(text: string, { kind, channel }: Target, filled?: string): TextProblem | undefined {
  const problem = templateProblem(text.trim(), { kind, channel });
  if (problem) return problem;
  const max = maxBodyLength[channel];
  if (text.trim().length > max) return { key: 'tooLong', max };
  const { segments } = smsSize(channel === 'sms' ? (filled ?? '') : '');
  return segments > maxSmsSegments ? { key: 'segments', count: segments, max: maxSmsSegments } : undefined;
}

/** Inserts a variable at the caret, or in place of what is selected. */
export function insertVariable(text: string, name: string, start: number, end: number) {
  const variable = `{{${name}}}`;
  return { text: text.slice(0, start) + variable + text.slice(end), caret: start + variable.length };
}
