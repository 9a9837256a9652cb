import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { pagerItems } from './pager-model.ts';

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly labels: {
    readonly navigation: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
} & (
  | { readonly addressOf: (page: number) => string }
  /** For a list inside a drawer, whose page has no address. */
  | { readonly onPage: (page: number) => void }
);

const place = 'flex min-h-control min-w-control items-center justify-center rounded-control px-2 text-small';
const current = 'aria-[current]:bg-primary-7 aria-[current]:font-semibold aria-[current]:text-on-primary';

/** Pagination as plain links, so that each page has a URL. Renders nothing for a single page. */
export function Pager(props: Props) {
  const { page, pages, labels } = props;
  if (pages <= 1) return null;
  const stop = (to: number, label: string, content: ReactNode, rel?: string) => {
    const look = {
      'aria-label': label,
      'aria-current': to === page ? 'page' : undefined,
      className: `${place} hover:bg-primary-2 ${current}`,
    } as const;
    if ('addressOf' in props)
      return (
        <Link to={props.addressOf(to)} rel={rel} {...look}>
          {content}
        </Link>
      );
    return (
      <button type="button" onClick={() => props.onPage(to)} {...look}>
        {content}
      </button>
    );
  };
  const step = (to: number, label: string, icon: 'previous' | 'next') =>
    to >= 1 && to <= pages ? (
      stop(to, label, <Icon name={icon} />, icon === 'previous' ? 'prev' : 'next')
    ) : (
      <span className={`${place} text-line-strong`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={labels.navigation}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, labels.previous, 'previous')}</li>
        {/* A row of numbers does not fit a phone. */}
        <li className={`${place} tabular-nums sm:hidden`}>
          {page} / {pages}
        </li>
        {pagerItems(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item} className="max-sm:hidden">
            {item === 'gap' ? (
              <span className={`${place} text-muted`}>…</span>
            ) : (
              stop(item, labels.page(item), item)
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next, 'next')}</li>
      </ul>
    </nav>
  );
}
