import { memberCalls } from '@onehaul/contract/member';
import { noticeCalls } from '@onehaul/contract/notice';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { noticeInput } from '../features/notice/notice-input.ts';
import { NoticesPage } from '../features/notice/notices-page.tsx';

await loadTexts('notify');
export const handle = { texts: ['notify'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const isList = url.searchParams.get('tab') !== 'choices';
  const [{ isMainAccount }, { unread }, list] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadOwn(context, noticeCalls.unread, {}),
    isList ? loadOwn(context, noticeCalls.list, noticeInput(url.searchParams)) : undefined,
  ]);
  return { unread, list, now: new Date(), isMainAccount };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <NoticesPage {...loaderData} />;
}
