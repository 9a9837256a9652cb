import { loadTexts } from '../app/load-texts.ts';
import { NoticesPage } from '../features/notice/notices-page.client.tsx';

await loadTexts('member', 'notify');

/** Client-only: on the server the portal renders a skeleton. */
export default function Notices() {
  return <NoticesPage />;
}
