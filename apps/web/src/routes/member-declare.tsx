import { consigneeCalls } from '@onehaul/contract/consignee';
import { goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { DeclarePage } from '../features/declare/declare-page.tsx';
import { declareListNames, type DeclarePart } from '../features/declare/declare-parts.ts';

await loadTexts('customs');
export const handle = { texts: ['customs'] };

type Context = LoaderFunctionArgs['context'];
const maxSearch = 60;

/** The rows of the chosen tab. */
async function loadPart(context: Context, address: URLSearchParams): Promise<DeclarePart> {
  const tab = address.get('tab') === 'confirmations' ? 'confirmations' : 'goods';
  const choice = readListChoice(context, declareListNames[tab]);
  const { page, rows, search, filters, open } = parseListState(address, ['state'], choice.rows);
  const wanted = { pageIndex: page, pageRows: rows };
  const shown = { rows, hidden: choice.hidden };
  if (tab === 'goods') {
    const list = await loadOwn(context, goodsDeclarationCalls.list, {
      ...wanted,
      search: search.replaceAll(/\p{Cc}/gu, ' ').slice(0, maxSearch),
    });
    return { tab, list, ...shown };
  }
  const state = confirmationStates.find((one) => one === filters['state']);
  const list = await loadOwn(context, consigneeCalls.list, { ...wanted, ...(state && { state }) });
  const isListed = list.items.some(({ orderId }) => String(orderId) === open);
  // A notice links to a confirmation that may be on another page.
  const opened =
    open !== undefined && !isListed && /^[1-9]\d{0,14}$/.test(open)
      ? await loadOwn(context, consigneeCalls.list, { pageIndex: 1, pageRows: 1, orderId: Number(open) })
      : undefined;
  return { tab, list, opened: opened?.items[0], states: confirmationStates, now: new Date(), ...shown };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [part, all, counters] = await Promise.all([
    loadPart(context, url.searchParams),
    loadOwn(context, goodsDeclarationCalls.list, { pageIndex: 1, pageRows: 1, search: '' }),
    loadOwn(context, consigneeCalls.counters, {}),
  ]);
  const { states, ...imports } = counters;
  return { part, counts: { goods: all.total, confirmations: states.waiting }, imports };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <DeclarePage {...loaderData} />;
}
