import { PageHead } from '@onehaul/workbench/page-head';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../app/page-title.tsx';
import { useWords } from '../kit/use-words.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { useStudioShop } from '../use-studio-shop.ts';
import { NoticeDrawer } from './notice-drawer.tsx';
import { parseKey } from './notice-form.ts';
import { NoticeList } from './notice-list.tsx';

/** Texts of all notices of a shop. */
export function NoticesPage() {
  const { title, sentence } = useWords('noticeTemplate');
  const { shop } = useStudioShop();
  const [address, setAddress] = useSearchParams();
  const target = parseKey(address.get('record'));
  const close = () =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('record');
        next.delete('view');
        return next;
      },
      { preventScrollReset: true },
    );
  if (!shop) return null;
  return (
    <StudioFrame current="noticeTemplate">
      <PageTitle>{title}</PageTitle>
      <div className="max-w-240">
        <PageHead title={title} sentence={sentence} />
        <NoticeList key={shop.id} shopId={shop.id} />
      </div>
      {target && <NoticeDrawer target={target} shop={shop} onClose={close} />}
    </StudioFrame>
  );
}
