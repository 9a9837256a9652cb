import { contentCalls } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, notFound, requireNumberParameter } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useShop } from '../app/shop-context.tsx';
import { AnnouncementList } from '../features/content/announcement-list.tsx';

const pageRows = 10;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = requireNumberParameter(url, 'page', 1);
  const { items, total } = await load(context, contentCalls.announcements, { pageIndex: page, pageRows });
  if (page > 1 && items.length === 0) throw notFound();
  return { announcements: items, total, page, pageRows };
}

export default function Announcements() {
  const data = useLoaderData<typeof loader>();
  const { page, announcements } = data;
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={t('title.announcements')}
        description={announcements.map(({ title }) => title).join(' · ') || shop.description}
        {...(page > 1 && { query: { page } })}
      />
      <AnnouncementList {...data} />
    </>
  );
}
