import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { pagerItems } from './pager-model.ts';

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  readonly labels: {
    readonly navigation: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
};

const place = 'flex min-h-control min-w-control items-center justify-center rounded-control px-2 text-small';

/** Pagination as plain links, so that each page has a URL. Renders nothing for a single page. */
export function Pager({ page, pages, addressOf, labels }: Props) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: 'previous' | 'next') =>
    to >= 1 && to <= pages ? (
      <Link
        to={addressOf(to)}
        rel={icon === 'previous' ? 'prev' : 'next'}
        aria-label={label}
        className={`${place} hover:bg-primary-2`}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span className={`${place} text-line-strong`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={labels.navigation}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, labels.previous, 'previous')}</li>
        {pagerItems(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={`${place} text-muted`}>…</span>
            ) : (
              <Link
                to={addressOf(item)}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                className={`${place} hover:bg-primary-2 aria-[current]:bg-primary-7 aria-[current]:font-semibold aria-[current]:text-on-primary`}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next, 'next')}</li>
      </ul>
    </nav>
  );
}
