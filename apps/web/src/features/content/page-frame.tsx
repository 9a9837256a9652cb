import { Breadcrumb } from '@onehaul/ui/breadcrumb';
import type { ReactNode } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from '../../app/paths.ts';

type Props = {
  readonly title: string;
  /** One sentence or key figures under the title. */
  readonly text?: ReactNode;
  /** Pages between home and this one. */
  readonly ancestors?: readonly { readonly title: string; readonly to: string }[];
  /** Links to neighbouring pages, beside the content. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** Page layout: title, intro, content and side navigation. */
export function PageFrame({ title, text, ancestors = [], side, children }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  return (
    <div className="page-width py-8 lg:py-12">
      <Breadcrumb
        label={t('breadcrumb.title')}
        ancestors={[{ title: page('title.home'), to: paths.home }, ...ancestors]}
        current={title}
      />
      <div className={side ? 'mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_3fr]' : 'mt-6'}>
        <div className={side ? 'min-w-0 lg:col-start-2 lg:row-start-1' : 'min-w-0'}>
          <h1 className="text-heading font-bold tracking-tight">{title}</h1>
          {text && <div className="mt-3 text-muted">{text}</div>}
          <div className="mt-8">{children}</div>
        </div>
        {/* Last in the DOM as it follows the content on a phone: streaming must not push it down. */}
        {side && <div className="print:hidden lg:col-start-1 lg:row-start-1">{side}</div>}
      </div>
    </div>
  );
}
