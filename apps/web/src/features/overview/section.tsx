import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Link to the full list. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
};

/** A section of the overview with a link to its full list. */
export const Section = ({ id, title, more, children }: Props) => (
  <section aria-labelledby={id} className="grid content-start gap-3">
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex items-center text-small font-medium text-primary-9 hover:underline pointer-coarse:min-h-control pointer-coarse:min-w-control pointer-coarse:justify-end"
        >
          {more.text}
        </Link>
      )}
    </div>
    {children}
  </section>
);
