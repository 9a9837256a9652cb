import { memberCalls } from '@onehaul/contract/member';
import { peerCalls, peerKeyCalls } from '@onehaul/contract/peer';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, loadOwnIfAllowed, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { orderInput, peerFilterNames, peerListNames, peerTab } from '../features/peer/peer-input.ts';
import { PeersPage } from '../features/peer/peers-page.tsx';

await loadTexts('seller', 'peers');
export const handle = { texts: ['seller', 'peers'] };

type Context = LoaderFunctionArgs['context'];
const one = { pageIndex: 1, pageRows: 1 };

/** Number of rows of each list. */
async function loadCounts(context: Context) {
  const [orders, statements, keys] = await Promise.all([
    loadOwn(context, peerCalls.orders, { ...one, search: '' }),
    loadOwn(context, peerCalls.statements, one),
    loadOwn(context, peerKeyCalls.list, one),
  ]);
  return { orders: orders.total, statements: statements.total, keys: keys.total };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'peers');
  const { isMainAccount } = await loadOwn(context, memberCalls.profile, {});
  // A sub-account sees orders only; money and keys belong to the main account (A16).
  const account = isMainAccount ? await loadOwnIfAllowed(context, peerCalls.account, {}) : undefined;
  if (account === null) return {};
  const tab = account ? peerTab(url.searchParams) : 'orders';
  const choice = readListChoice(context, peerListNames[tab]);
  const { page, rows, ...query } = parseListState(url.searchParams, peerFilterNames, choice.rows);
  const wanted = { pageIndex: page, pageRows: rows };
  const [counts, orders, statements, keys] = await Promise.all([
    account && loadCounts(context),
    tab === 'orders' ? loadOwn(context, peerCalls.orders, { ...wanted, ...orderInput(query) }) : undefined,
    tab === 'statements' ? loadOwn(context, peerCalls.statements, wanted) : undefined,
    tab === 'keys' ? loadOwn(context, peerKeyCalls.list, wanted) : undefined,
  ]);
  return { peer: { account, counts, orders, statements, keys, rows, hidden: choice.hidden } };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <PeersPage {...loaderData} />;
}
