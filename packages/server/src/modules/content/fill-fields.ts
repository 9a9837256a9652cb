import type { ArticleFact } from '@onehaul/contract/console/article-fields';
import { factsAskedFor, fieldsToFill, fillHtml, fillText, isTask } from '@onehaul/domain/fields-to-fill';
import { type Language, languages, type Translated } from '@onehaul/domain/language';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import { findStudioShop } from '../../studio/change-record.ts';
import { findDrafts, lockDrafts, setDraftContents } from '../../studio/draft.repository.ts';

const resource = 'article';
type OfShop = { readonly shopId: number };
type Texts = { readonly titles?: Translated | null; readonly contents?: Translated | null };

const textsIn = ({ titles, contents }: Texts, language: Language) => [
  titles?.[language] ?? '',
  contents?.[language] ?? '',
];

export async function listFields(
  { db }: StaffContext,
  { shopId }: OfShop,
): Promise<{ items: ArticleFact[] }> {
  await findStudioShop(db, shopId);
  const asked = (await db.all(findDrafts, { shopId, resource })).map(({ content }) =>
    fieldsIn(content as Texts),
  );
  const items = factsAskedFor(asked).map((fields) => ({
    fields: [...fields],
    drafts: asked.filter((text) => fields.some(({ language, field }) => text[language]!.includes(field)))
      .length,
  }));
  return { items };
}

const fieldsIn = (texts: Texts): Record<Language, string[]> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      [...new Set(textsIn(texts, language).flatMap(fieldsToFill))].filter((field) => !isTask(field)),
    ]),
  ) as Record<Language, string[]>;

type Facts = OfShop & {
  readonly facts: readonly {
    readonly language: Language;
    readonly field: string;
    readonly text: string;
  }[];
};

/** Changes drafts only: what visitors read is published one by one, as before. */
export async function fillFields(
  { db, audit }: StaffChangeContext,
  { shopId, facts }: Facts,
): Promise<{ drafts: number }> {
  await findStudioShop(db, shopId);
  const byLanguage = Map.groupBy(facts, ({ language }) => language);
  const filled = (texts: Translated | null | undefined, fill: typeof fillText) =>
    texts &&
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [
        language,
        fill(
          text,
          new Map(byLanguage.get(language as Language)?.map((fact) => [fact.field, fact.text]) ?? []),
        ),
      ]),
    );
  const changed = (await db.all(lockDrafts, { shopId, resource })).flatMap(({ id, content }) => {
    const { titles, contents } = content as Texts;
    const now = { ...content, titles: filled(titles, fillText), contents: filled(contents, fillHtml) };
    return JSON.stringify(now) === JSON.stringify({ ...content, titles, contents })
      ? []
      : [{ id, content: now }];
  });
  if (changed.length > 0)
    await db.all(setDraftContents, { shopId, resource, drafts: JSON.stringify(changed) });
  audit('shop', recordName(shopId, shopId), { drafts: changed.length, facts: facts.length });
  return { drafts: changed.length };
}
