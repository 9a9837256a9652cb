import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  readonly id: string;
  readonly title: string;
  /** The way to all of it. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
};

/** A part of the first page: what it is, and where the whole of it is found. */
export const Section = ({ id, title, more, children }: Props) => (
  <section aria-labelledby={id} className="grid content-start gap-3">
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {more && (
        <Link to={more.to} className="text-small font-medium text-primary-9 hover:underline">
          {more.text}
        </Link>
      )}
    </div>
    {children}
  </section>
);
