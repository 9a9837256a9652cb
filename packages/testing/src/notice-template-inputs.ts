import type { Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

/** Minimal valid inputs for the console's calls about texts of notices. */
export function createNoticeTemplateInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Record<string, unknown>>> {
  const path = (act: string) => `/console/studio/noticeTemplate/${act}`;
  const target = { shopId: shop.id, kind: 'parcelStored', channel: 'mail' };
  const language = async () => {
    const [row] = await database.sql('select languages[1] as first from shop where id = $1', [shop.id]);
    return row!.first as string;
  };
  const newestVersion = async (): Promise<number> => {
    const [row] = await database.sql(
      `select coalesce(max(version), 1)::int as version from record_version
       where shop_id = $1 and resource = 'noticeTemplate' and record_key = 'parcelStored.mail'`,
      [shop.id],
    );
    return row!.version as number;
  };
  const draft = async () => ({
    language: await language(),
    text: { subject: 'Stored', body: 'Parcel {{number}} is here.' },
  });
  return {
    [path('list')]: async () => ({ shopId: shop.id }),
    [path('get')]: async () => target,
    [path('save')]: async () => ({
      ...target,
      version: await newestVersion(),
      texts: { en: { subject: '', body: 'Parcel {{number}} is here.' } },
    }),
    [path('revert')]: async () => {
      await database.sql(
        `insert into record_version (tenant_id, shop_id, resource, record_key, version, act, content, is_archived)
         values ($1, $2, 'noticeTemplate', 'parcelStored.mail', 1, 'baseline', '{}', false) on conflict do nothing`,
        [shop.tenantId, shop.id],
      );
      return { ...target, version: await newestVersion(), to: 1 };
    },
    [path('preview')]: async () => ({ ...target, ...(await draft()) }),
    [path('sendTest')]: async () => ({ shopId: shop.id, kind: 'parcelStored', ...(await draft()) }),
  };
}
