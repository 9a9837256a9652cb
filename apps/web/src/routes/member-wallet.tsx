import { memberCalls } from '@onehaul/contract/member';
import { walletCalls, withdrawalCalls } from '@onehaul/contract/wallet';
import { flowKinds } from '@onehaul/domain/wallet/flow';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { PayPanel } from '../features/payment/pay-panel.tsx';
import { toFlowInput, toWithdrawalInput, walletFilterNames } from '../features/wallet/wallet-input.ts';
import { walletListNames, WalletPage } from '../features/wallet/wallet-page.tsx';

await loadTexts('wallet');
export const handle = { texts: ['wallet'] };

type Context = LoaderFunctionArgs['context'];
const first = { pageIndex: 1, pageRows: 1 };

/** The rows of the chosen tab, and the number of rows of the other one. */
async function loadLists(context: Context, url: URL, isMain: boolean) {
  const tab = isMain && url.searchParams.get('tab') === 'withdrawals' ? 'withdrawals' : 'movements';
  const { rows: kept, hidden } = readListChoice(context, walletListNames[tab]);
  const { page, rows, filters, open } = parseListState(url.searchParams, walletFilterNames, kept);
  const wanted = { pageIndex: page, pageRows: rows };
  if (tab === 'movements') {
    const input = toFlowInput(filters);
    const [movements, all, withdrawals] = await Promise.all([
      loadOwn(context, walletCalls.flow, { ...input, ...wanted }),
      loadOwn(context, walletCalls.flow, { unit: 'money', ...first }),
      isMain ? loadOwn(context, withdrawalCalls.list, first) : undefined,
    ]);
    return {
      rows,
      hidden,
      input,
      choices: { kinds: flowKinds[input.unit], states: [] },
      movements,
      counts: { movements: all.total, withdrawals: withdrawals?.total },
    };
  }
  const [withdrawals, all, movements] = await Promise.all([
    loadOwn(context, withdrawalCalls.list, { ...toWithdrawalInput(filters), ...wanted }),
    loadOwn(context, withdrawalCalls.list, { pageIndex: 1, pageRows: 100 }),
    loadOwn(context, walletCalls.flow, { unit: 'money', ...first }),
  ]);
  return {
    rows,
    hidden,
    choices: { kinds: [], states: withdrawalStates },
    withdrawals,
    // A notice links to a withdrawal that may be on another page: it is searched among the newest.
    opened: all.items.find(({ id }) => String(id) === open),
    counts: { movements: movements.total, withdrawals: all.total },
  };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [{ isMainAccount }, statistics, packages] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadOwn(context, walletCalls.statistics, {}),
    loadOwn(context, walletCalls.packages, {}),
  ]);
  const [lists, cards] = await Promise.all([
    loadLists(context, url, isMainAccount),
    // A sub-account pays from this balance but has no access to withdrawals (A16).
    isMainAccount ? loadOwn(context, withdrawalCalls.cards, {}) : [],
  ]);
  return { isMain: isMainAccount, statistics, packages, cards, ...lists };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <WalletPage {...loaderData} Pay={PayPanel} />;
}
