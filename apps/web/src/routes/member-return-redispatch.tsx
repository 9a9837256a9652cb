import { returnCalls } from '@onehaul/contract/returns';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { sentRows } from '../features/returns/return-input.ts';
import { RedispatchPage } from '../features/returns/redispatch-page.tsx';

await loadTexts('seller', 'returns', 'order');
export const handle = { texts: ['seller', 'returns', 'order'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'returns');
  const { page } = parseListState(url.searchParams, []);
  const [{ matches, units, lines }, { items, total }] = await Promise.all([
    loadOwn(context, returnCalls.matches, {}),
    loadOwn(context, returnCalls.sent, { pageIndex: page, pageRows: sentRows }),
  ]);
  return { matches, units, lines, sent: { items, total }, page };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <RedispatchPage {...loaderData} />;
}
