import { Link } from 'react-router';

export type SideLink = { readonly to: string; readonly title: string; readonly isCurrent: boolean };
type Props = { readonly title: string; readonly links: readonly SideLink[] };

/** The other pages of the same group. Sticky while a long text scrolls. */
export const SideNavigation = ({ title, links }: Props) => (
  <nav aria-label={title} className="lg:sticky lg:top-[calc(var(--header-height)+var(--spacing)*8)]">
    <p className="px-3 text-caption font-medium text-muted">{title}</p>
    <ul className="mt-2 grid gap-1">
      {links.map(({ to, title: name, isCurrent }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className="flex min-h-10 pointer-coarse:min-h-control items-center rounded-control px-3 py-1 text-small transition-colors hover:bg-primary-2 aria-[current]:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-primary-9"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
