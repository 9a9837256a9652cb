import { isDeepStrictEqual } from 'node:util';
import type { NoticeTexts } from '@onehaul/contract/console/studio/notice-template';
import { type Language, languages, pickText, type Translated } from '@onehaul/domain/language';
import { hasSubject, maxBodyLength, renderTemplate, templateProblem } from '@onehaul/domain/notice-template';
import { Refusal } from '@onehaul/domain/refusal';
import { maxSmsSegments, smsSize } from '@onehaul/domain/sms-size';
import { sampleDetails } from '@onehaul/i18n/notice-sample';
import { noticeValues } from '@onehaul/i18n/notice-text';
import { recordName } from '../../http/record-name.ts';
import type { EditContext } from '../../studio/change-record.ts';
import { findLastEditor, findVersion, insertVersion } from '../../studio/record.repository.ts';
import {
  assertTemplate,
  findShopOfTexts,
  findTemplateVersion,
  oursOf,
  type TemplateTarget,
  templateKey,
  toTexts,
} from './find-templates.ts';
import {
  deleteTemplate,
  findTemplate,
  putTemplate,
  type TemplateShop,
} from './notice-template.repository.ts';

type Texts = { readonly [L in Language]?: { readonly subject: string; readonly body: string } };
type Seen = TemplateTarget & { readonly version: number };

/** Sets the texts of all languages; what is empty or equal to ours is not stored. */
export const saveTemplate = async (
  context: EditContext,
  { texts, ...seen }: Seen & { readonly texts: Texts },
): Promise<{ version: number }> => ({ version: await changeTemplate(context, seen, texts, 'changed') });

/** Restores the texts of an earlier version, under the rules of any other change. */
export async function revertTemplate(
  context: EditContext,
  { to, ...seen }: Seen & { readonly to: number },
): Promise<{ version: number }> {
  const earlier = await context.db.first(findVersion, { ...templateKey(seen), version: to });
  if (!earlier) throw new Refusal('record.notFound');
  return { version: await changeTemplate(context, seen, earlier.content as Texts, 'reverted') };
}

async function changeTemplate(
  { db, staff, audit }: EditContext,
  { version: seen, ...target }: Seen,
  texts: Texts,
  act: 'changed' | 'reverted',
): Promise<number> {
  assertTemplate(target);
  const shop = await findShopOfTexts(db, target.shopId);
  const newest = await findTemplateVersion(db, target);
  const before = toTexts(await db.first(findTemplate, target));
  const after = ownTexts(shop, target, texts);

  const entry = { ...templateKey(target), isArchived: false };
  const baseline = { version: 1, act: 'baseline', content: JSON.stringify(before), staffId: null } as const;
  if (newest === 1) await db.all(insertVersion, { ...entry, ...baseline });
  const next = { version: newest + 1, act, content: JSON.stringify(after), staffId: staff.id };
  // There may be no row to lock: the primary key of the history lets one of two editors through.
  if (seen !== newest || !(await db.first(insertVersion, { ...entry, ...next }))) {
    const editor = await db.first(findLastEditor, templateKey(target));
    throw new Refusal('record.changedMeanwhile', { name: editor?.name ?? '' });
  }

  const subjects = translatedOf(after, 'subject');
  const bodies = translatedOf(after, 'body');
  if (subjects ?? bodies) await db.all(putTemplate, { ...target, subjects, bodies });
  else await db.all(deleteTemplate, target);
  const changed = languages.filter((language) => !isDeepStrictEqual(before[language], after[language]));
  const audited = (all: NoticeTexts) =>
    Object.fromEntries(changed.map((language) => [language, shortened(all[language])]));
  const { resource, key } = templateKey(target);
  audit(resource, recordName(target.shopId, key), {
    version: next.version,
    before: audited(before),
    after: audited(after),
  });
  return next.version;
}

/** As much of a text as the audit log shows; the history has the whole. */
const shortened = ({ subject, body }: NoticeTexts[Language]) =>
  [subject, body].filter(Boolean).join(' / ').slice(0, 200) || null;

function translatedOf(texts: NoticeTexts, field: 'subject' | 'body'): string | null {
  const written = languages.filter((language) => texts[language][field] !== '');
  const stored: Translated = Object.fromEntries(
    written.map((language) => [language, texts[language][field]]),
  );
  return written.length === 0 ? null : JSON.stringify(stored);
}

/** The texts that differ from ours. Refuses what cannot be sent. */
function ownTexts(shop: TemplateShop, target: TemplateTarget, texts: Texts): NoticeTexts {
  const ours = oursOf(target);
  return Object.fromEntries(
    languages.map((language) => {
      const { subject = '', body = '' } = texts[language] ?? {};
      const own = {
        subject: subject === ours[language].subject || !hasSubject(target.channel) ? '' : subject,
        body: body === ours[language].body ? '' : body,
      };
      for (const field of ['subject', 'body'] as const)
        if (!isSendable(shop, target, language, own[field], field))
          throw new Refusal('input.invalid', { field: `texts.${language}.${field}` });
      return [language, own];
    }),
  ) as NoticeTexts;
}

function isSendable(
  shop: TemplateShop,
  { kind, channel }: TemplateTarget,
  language: Language,
  text: string,
  field: 'subject' | 'body',
): boolean {
  if (templateProblem(text, { kind, channel })) return false;
  if (field === 'subject') return true;
  if (text.length > maxBodyLength[channel]) return false;
  if (channel !== 'sms') return true;
  if (text.includes('\n')) return false;
  const { shopNames, shopLanguages, timeZone } = shop;
  const content = { kind, details: sampleDetails(language, kind), warehouse: '', timeZone };
  const name = pickText(shopNames, language, shopLanguages[0]);
  const filled = renderTemplate(text, { ...noticeValues(language, content), shop: name, name });
  return smsSize(filled).segments <= maxSmsSegments;
}
