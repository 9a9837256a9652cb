import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';

type Props = { readonly to: string; readonly children: string };

export const MoreLink = ({ to, children }: Props) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-control text-small font-medium text-primary-9 hover:underline"
  >
    {children}
    <Icon name="forward" className="size-4" />
  </Link>
);
