import { randomUUID } from 'node:crypto';
import type { BannerRow } from '@onehaul/contract/console/banners';
import { bannerSizes, maxBanners } from '@onehaul/domain/banner';
import type { Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { croppedPicture, objectKeyOf, pictureType } from '../file/index.ts';
import { changeBanner, countBanners, insertBanner, lockShop, pictureLimit } from './banner.repository.ts';

type Draft = {
  readonly shopId: number;
  readonly id?: number | undefined;
  readonly terms: Pick<
    BannerRow,
    'titles' | 'alts' | 'link' | 'isActive' | 'startsAt' | 'endsAt' | 'position'
  >;
};
type Picture = { readonly fileKey: string; readonly smallFileKey: string };
type StoredBanner = Draft & { readonly picture: Picture | undefined };

/** Renders the picture in the banner sizes and stores them as public files. No row references them yet. */
export async function storeBanner(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...draft }: Draft & { readonly file?: Uint8Array | undefined },
): Promise<Prepared<StoredBanner>> {
  const { shopId, id, terms } = draft;
  const { startsAt, endsAt } = terms;
  const limit = await db.first(pictureLimit, { shopId });
  if (!limit) throw new Refusal('record.notFound');
  if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal('input.invalid');
  if (!file) {
    if (id === undefined) throw new Refusal('file.notPicture');
    return { ready: { ...draft, picture: undefined }, discard: async () => undefined };
  }
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit.value });
  if (file.byteLength > imageMostBytes)
    throw new Refusal('file.tooLarge', { megabytes: Math.floor(imageMostBytes / 2 ** 20) });
  const shop = { tenantId: staff.tenantId, id: shopId };
  const { contentType, extension } = pictureType;
  const name = randomUUID();
  const picture = {
    fileKey: `banner/${name}.${extension}`,
    smallFileKey: `banner/${name}-small.${extension}`,
  };
  const [large, small] = await Promise.all([
    croppedPicture(file, bannerSizes.large),
    croppedPicture(file, bannerSizes.small),
  ]);
  const objects = [
    [objectKeyOf(shop, picture.fileKey)!, large],
    [objectKeyOf(shop, picture.smallFileKey)!, small],
  ] as const;
  for (const [key, drawn] of objects) await storage.put(key, drawn, { contentType, visibility: 'public' });
  return {
    ready: { ...draft, picture },
    discard: async () => {
      for (const [key] of objects)
        await storage
          .delete(key)
          .catch((error: unknown) =>
            log.warn({ err: error, key }, 'a picture nobody needs stays in the store'),
          );
    },
  };
}

/** JSON of the non-empty translations; null when there are none. */
const toJsonOrNull = (texts: Translated) => {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  return filled.length === 0 ? null : JSON.stringify(Object.fromEntries(filled));
};

/** Inserts or updates a banner. */
export async function saveBanner(
  db: TransactionDb,
  { shopId, id, terms, picture }: StoredBanner,
): Promise<{ id: number }> {
  const texts = { titles: toJsonOrNull(terms.titles)!, alts: toJsonOrNull(terms.alts) };
  const row = { shopId, ...terms, ...texts };
  if (id !== undefined) {
    const none = { fileKey: null, smallFileKey: null };
    const changed = await db.first(changeBanner, { ...row, id, ...(picture ?? none) });
    if (!changed) throw new Refusal('record.notFound');
    return changed;
  }
  if (!(await db.first(lockShop, { shopId }))) throw new Refusal('record.notFound');
  const { total } = (await db.first(countBanners, { shopId }))!;
  if (total >= maxBanners) throw new Refusal('banner.tooMany', { most: maxBanners });
  return (await db.first(insertBanner, { ...row, ...picture! }))!;
}
