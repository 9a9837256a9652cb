import { needTexts } from '../app/need-texts.ts';
import { NoticesPage } from '../features/notice/notices-page.client.tsx';

await needTexts('member', 'notify');

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Notices() {
  return <NoticesPage />;
}
