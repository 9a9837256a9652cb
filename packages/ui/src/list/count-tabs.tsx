import { Link } from 'react-router';

type Props = {
  /** Accessible name of the tab bar. */
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly {
    /** Value of the filter; empty for the tab of all rows. */
    readonly value: string;
    readonly label: string;
    /** Formatted number; some tabs have none. */
    readonly count?: string | undefined;
  }[];
  /** Query string of a choice. */
  readonly searchOf: (value: string) => string;
};

/** Tabs that filter a list or choose a part of a page, usually with a count. Rendered as links, so each has a URL. */
export const CountTabs = ({ label, chosen, choices, searchOf }: Props) => (
  <nav aria-label={label} className="overflow-x-auto overflow-y-hidden border-b border-line">
    <ul className="flex w-max gap-x-5">
      {choices.map(({ value, label: text, count }) => (
        <li key={value}>
          <Link
            to={{ search: searchOf(value) }}
            preventScrollReset
            aria-current={value === chosen ? 'page' : undefined}
            data-tab={value || 'all'}
            className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink pointer-coarse:min-h-control pointer-coarse:min-w-control"
          >
            {text}
            {count !== undefined && (
              <span
                data-count
                className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums"
              >
                {count}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
