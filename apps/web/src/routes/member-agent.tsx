import { agentCalls } from '@onehaul/contract/agent';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, loadOwnIfAllowed, readListChoice } from '../app/own.server.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { agentListNames, agentRowChoices, agentTab, earningState } from '../features/agent/agent-input.ts';
import { AgentPage } from '../features/agent/agent-page.tsx';

await loadTexts('agent');
export const handle = { texts: ['agent'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'agent');
  // A sub-account may not: money belongs to the main account.
  const agent = await loadOwnIfAllowed(context, agentCalls.get, {});
  if (!agent) return {};
  // Without figures the member is no agent: nothing else to load.
  if (!agent.figures) return { agent };
  const tab = agentTab(url.searchParams);
  const { rows: kept, hidden } = readListChoice(context, agentListNames[tab]);
  const { page, rows, filters } = parseListState(url.searchParams, ['state'], kept, agentRowChoices);
  const wanted = { pageIndex: page, pageRows: rows };
  const state = earningState(filters['state']);
  const [{ months }, earnings, members] = await Promise.all([
    loadOwn(context, agentCalls.statistics, {}),
    tab === 'earnings'
      ? loadOwn(context, agentCalls.earnings, { ...wanted, ...(state && { state }) })
      : undefined,
    tab === 'members' ? loadOwn(context, agentCalls.members, wanted) : undefined,
  ]);
  return { agent, centre: { figures: agent.figures, months, earnings, members, rows, hidden } };
}

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <AgentPage {...loaderData} />;
}
