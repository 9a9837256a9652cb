import { type BannerRow, bannerCalls } from '@onehaul/contract/console/banners';
import { languages, type Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { consoleFileUrl } from '../file/index.ts';
import { bannerPage, countBanners, deleteBanner } from './banner.repository.ts';
import { saveBanner, storeBanner } from './save-banner.ts';

const inAllLanguages = (texts: Translated | null) =>
  Object.fromEntries(languages.map((language) => [language, texts?.[language] ?? ''])) as BannerRow['titles'];

/** Console routes for home page banners. */
export function createBannerConsoleRoutes(services: Services): StaffRoute[] {
  const { save, ...calls } = bannerCalls;
  return [
    ...bindStaff(calls, {
      list: async ({ db, staff, language }, { pageIndex, pageRows, shopId = null }) => {
        const page = withLimitAndOffset({ pageIndex, pageRows });
        const [rows, counted] = await Promise.all([
          db.all(bannerPage, { shopId, language, ...page }),
          db.first(countBanners, { shopId }),
        ]);
        const items = rows.map(({ fileKey, smallFileKey, titles, alts, ...row }) => {
          const shop = { tenantId: staff.tenantId, id: row.shopId };
          const pictureUrl = consoleFileUrl(services.keys, shop, smallFileKey ?? fileKey);
          return { ...row, titles: inAllLanguages(titles), alts: inAllLanguages(alts), pictureUrl };
        });
        return { items, total: counted!.total };
      },
      remove: async ({ db, audit }, which) => {
        if (!(await db.first(deleteBanner, which))) throw new Refusal('record.notFound');
        audit('banner', recordName(which.shopId, which.id), {});
        return null;
      },
    }),
    bindStaffPrepared(
      save,
      (context, draft) => storeBanner(services, context, draft),
      async ({ db, audit }, stored) => {
        const saved = await saveBanner(db, stored);
        const { titles, link, isActive, position } = stored.terms;
        audit('banner', recordName(stored.shopId, saved.id), {
          titles,
          link,
          isActive,
          position,
          isNewPicture: stored.picture !== undefined,
        });
        return saved;
      },
    ),
  ];
}
