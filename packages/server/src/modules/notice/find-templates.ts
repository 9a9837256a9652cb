import type { NoticeTexts } from '@onehaul/contract/console/studio/notice-template';
import { languages } from '@onehaul/domain/language';
import { noticeKindsForModules, type NoticeKind } from '@onehaul/domain/notice';
import { hasTemplate, type TemplateChannel } from '@onehaul/domain/notice-template';
import { Refusal } from '@onehaul/domain/refusal';
import { defaultTemplate } from '@onehaul/i18n/notice-default';
import type { Db } from '../../db/database.ts';
import { findVersions } from '../../studio/record.repository.ts';
import type { Services } from '../../services.ts';
import type { OwnTexts } from './notice-words.ts';
import {
  findNewestVersion,
  findTemplate,
  findTemplates,
  findTemplateShop,
  type TemplateShop,
} from './notice-template.repository.ts';

export type TemplateTarget = {
  readonly shopId: number;
  readonly kind: NoticeKind;
  readonly channel: TemplateChannel;
};
const historyLimit = 30;
const resource = 'noticeTemplate';
/** Identifies the texts of a kind and channel in the history and the audit log. */
export const templateKey = ({ shopId, kind, channel }: TemplateTarget) => ({
  shopId,
  resource,
  key: `${kind}.${channel}`,
});

export async function findShopOfTexts(db: Db, shopId: number): Promise<TemplateShop> {
  const shop = await db.first(findTemplateShop, { shopId });
  if (!shop) throw new Refusal('record.notFound');
  return shop;
}

export function assertTemplate({ kind, channel }: TemplateTarget): void {
  if (!hasTemplate(kind, channel)) throw new Refusal('input.invalid', { field: 'channel' });
}

/** Own texts in every language; empty where ours is used. */
export const toTexts = (own: OwnTexts | undefined): NoticeTexts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { subject: own?.subjects?.[language] ?? '', body: own?.bodies?.[language] ?? '' },
    ]),
  ) as NoticeTexts;

export const oursOf = ({ kind, channel }: TemplateTarget): NoticeTexts =>
  Object.fromEntries(
    languages.map((language) => [language, defaultTemplate(language, kind, channel)]),
  ) as NoticeTexts;

/** Texts that were never edited have version 1. */
export async function findTemplateVersion(db: Db, target: TemplateTarget): Promise<number> {
  return (await db.first(findNewestVersion, templateKey(target)))?.version ?? 1;
}

export async function listTemplates(db: Db, shopId: number) {
  const [{ modules }, rows] = await Promise.all([
    findShopOfTexts(db, shopId),
    db.all(findTemplates, { shopId }),
  ]);
  const own = rows.map(({ kind, channel, ...texts }) => {
    const written = toTexts(texts);
    const isOwn = (language: (typeof languages)[number]) =>
      written[language].subject !== '' || written[language].body !== '';
    return { kind, channel, languages: languages.filter(isOwn) };
  });
  return { kinds: [...noticeKindsForModules(modules)], own };
}

export async function getTemplate({ mail }: Pick<Services, 'mail'>, db: Db, target: TemplateTarget) {
  assertTemplate(target);
  const shop = await findShopOfTexts(db, target.shopId);
  // Version first: a change in between makes the editor's save a conflict instead of hiding it.
  const version = await findTemplateVersion(db, target);
  const [own, history] = await Promise.all([
    db.first(findTemplate, target),
    db.all(findVersions, { ...templateKey(target), limit: historyLimit }),
  ]);
  const canTest = target.channel === 'mail' && mail !== undefined && shop.host !== null;
  return { version, own: toTexts(own), ours: oursOf(target), canTest, history };
}
