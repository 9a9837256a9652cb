import { contentCalls } from '@onehaul/contract/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, loadList, requireNumberParameter } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { AnnouncementDetail } from '../features/content/announcement-detail.tsx';

const newest = { pageIndex: 1, pageRows: 100 };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = requireNumberParameter(url, 'id');
  const [announcement, list] = await Promise.all([
    load(context, contentCalls.announcement, { id }),
    loadList(context, contentCalls.announcements, newest),
  ]);
  const place = list.findIndex((one) => one.id === id);
  return { announcement, previous: list[place - 1], next: place < 0 ? undefined : list[place + 1] };
}

export default function AnnouncementPage() {
  const data = useLoaderData<typeof loader>();
  const { id, title, summary } = data.announcement;
  return (
    <>
      <PageHead title={title} description={summary} query={{ id }} />
      <AnnouncementDetail {...data} />
    </>
  );
}
