import { Link } from 'react-router';

type Props = {
  readonly label: string;
  readonly choices: readonly { readonly to: string; readonly title: string; readonly isCurrent: boolean }[];
  /** A choice is a step back in the history, as of another page. */
  readonly isStep?: boolean;
};

/** Segmented control of links: variants of one page, each with its own URL. */
export const SegmentedLinks = ({ label, choices, isStep = false }: Props) => (
  <nav aria-label={label}>
    <ul className="grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-sunken p-1">
      {choices.map(({ to, title, isCurrent }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            replace={!isStep}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className="flex min-h-control-small items-center justify-center rounded-small px-2 text-center text-small font-medium text-muted transition-colors hover:text-ink aria-[current]:bg-surface aria-[current]:text-primary-9 aria-[current]:shadow-[0_1px_3px_oklch(0_0_0/0.16)]"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
