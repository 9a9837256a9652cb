import { needTexts } from '../app/need-texts.ts';
import { NoticesPage } from '../features/notice/notices-page.client.tsx';

await needTexts('member');

/** Shown in the browser only: on the server the portal stays an outline. */
export default function Notices() {
  return <NoticesPage />;
}
