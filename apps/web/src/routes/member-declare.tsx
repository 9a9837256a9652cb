import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { DeclarePage } from '../features/declare/declare-page.client.tsx';

await loadTexts('member', 'customs');

export const shouldRevalidate = revalidateOnPathChange;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <DeclarePage />;
}
