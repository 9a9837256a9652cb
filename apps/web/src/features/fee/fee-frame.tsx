import { useTranslation } from '@onehaul/i18n/react';
import { Breadcrumb } from '@onehaul/ui/breadcrumb';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';

const pages = [
  { path: paths.shippingCalculation, title: 'title.shippingCalculation' },
  { path: paths.volumeConversion, title: 'title.volumeConversion' },
  { path: paths.charges, title: 'title.charges' },
] as const;

type Props = {
  readonly page: (typeof pages)[number]['path'];
  readonly text: string;
  readonly children: ReactNode;
};

/** Layout of the pricing pages, with links to the others. */
export function FeeFrame({ page, text, children }: Props) {
  const { t } = useTranslation('fee');
  const { t: titleOf } = useTranslation('page');
  const { t: storefront } = useTranslation('storefront');
  const title = titleOf(pages.find(({ path }) => path === page)!.title);
  return (
    <div className="page-width py-8 lg:py-10 print:py-0">
      <Breadcrumb
        label={storefront('breadcrumb.title')}
        ancestors={[{ title: titleOf('title.home'), to: paths.home }]}
        current={title}
      />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-180">
          <h1 className="text-heading font-bold tracking-tight">{title}</h1>
          <p className="mt-2 text-muted">{text}</p>
        </div>
        <nav aria-label={t('pages')} className="print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            {pages.map(({ path, title: name }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === page ? 'page' : undefined}
                  className="inline-flex min-h-10 pointer-coarse:min-h-control items-center border-b-2 border-transparent font-medium text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
                >
                  {titleOf(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}
