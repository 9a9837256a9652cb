import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { DeclarePage } from '../features/declare/declare-page.client.tsx';

await needTexts('member', 'customs');

export const shouldRevalidate = isOtherPage;

/** Client-only: on the server the portal renders a skeleton. */
export default function Page() {
  return <DeclarePage />;
}
