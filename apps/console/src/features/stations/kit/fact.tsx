import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** One thing that is known of what is on the table. */
export const Fact = ({ label, children }: Props) => (
  <div className="min-w-0">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
