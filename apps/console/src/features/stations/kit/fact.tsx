import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** One labelled fact about the item at the station. */
export const Fact = ({ label, children }: Props) => (
  <div className="min-w-0">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
