import { agentCalls } from '@onehaul/contract/agent';
import { memberCalls } from '@onehaul/contract/member';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, readListChoice } from '../app/own.server.ts';
import { agentListNames, agentRowChoices } from '../features/agent/agent-input.ts';
import { RecommendPage } from '../features/agent/recommend-page.tsx';

await loadTexts('agent');
export const handle = { texts: ['agent'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireModule(context, 'agent');
  const { rows: kept, hidden } = readListChoice(context, agentListNames.friends);
  const { page, rows } = parseListState(url.searchParams, [], kept, agentRowChoices);
  const [recommendation, { isMainAccount, name, username }] = await Promise.all([
    loadOwn(context, agentCalls.recommendation, { pageIndex: page, pageRows: rows }),
    loadOwn(context, memberCalls.profile, {}),
  ]);
  return { recommendation, isMain: isMainAccount, memberName: name || username, rows, hidden };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <RecommendPage {...loaderData} />;
}
