import { loadTexts } from '../app/load-texts.ts';
import { PersonalPage } from '../features/member/personal-page.client.tsx';
import { OverviewBoard } from '../features/overview/overview-board.client.tsx';

await loadTexts('member', 'overview', 'way');

/** Client-only: on the server the portal renders a skeleton. */
export default function Personal() {
  return <PersonalPage Board={OverviewBoard} />;
}
