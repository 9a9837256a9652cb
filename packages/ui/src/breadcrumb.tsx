import { Link } from 'react-router';
import { Icon } from './icon.tsx';

type Props = {
  readonly label: string;
  readonly ancestors: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
};

/** Breadcrumb; the current page is named but not linked. */
export const Breadcrumb = ({ label, ancestors, current }: Props) => (
  <nav aria-label={label} className="text-small text-muted print:hidden">
    <ol className="flex flex-wrap items-center gap-x-1">
      {ancestors.map(({ title, to }) => (
        <li key={to} className="flex items-center gap-1">
          <Link to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
            {title}
          </Link>
          <Icon name="next" className="size-4" />
        </li>
      ))}
      <li aria-current="page" className="line-clamp-1 min-w-0">
        {current}
      </li>
    </ol>
  </nav>
);
