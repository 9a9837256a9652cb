import { needTexts } from '../app/need-texts.ts';
import { isOtherPage } from '../app/only-path.ts';
import { DeclarePage } from '../features/declare/declare-page.client.tsx';

await needTexts('member', 'customs');

export const shouldRevalidate = isOtherPage;

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Page() {
  return <DeclarePage />;
}
