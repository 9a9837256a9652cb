import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { RecommendPage } from '../features/agent/recommend-page.client.tsx';

await loadTexts('member', 'agent', 'fee');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'agent');
  return null;
}

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <RecommendPage />;
}
