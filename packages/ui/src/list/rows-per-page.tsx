import { Link } from 'react-router';
import { rowChoices } from './address-state.ts';

type Props = {
  readonly label: string;
  readonly rows: number;
  readonly choices?: readonly number[];
  readonly searchOf: (rows: number) => string;
  readonly onChoose: (rows: number) => void;
};

/** Rows per page as links, so that they work without script. */
export const RowsPerPage = ({ label, rows, choices = rowChoices, searchOf, onChoose }: Props) => (
  <nav aria-label={label} className="flex items-center gap-1 text-small text-muted">
    <span aria-hidden="true">{label}</span>
    {choices.map((choice) => (
      <Link
        key={choice}
        to={{ search: searchOf(choice) }}
        preventScrollReset
        aria-current={choice === rows ? 'true' : undefined}
        onClick={() => onChoose(choice)}
        className="flex min-h-control min-w-control items-center justify-center rounded-control hover:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {choice}
      </Link>
    ))}
  </nav>
);
