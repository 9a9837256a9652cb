import type { ReactNode } from 'react';

type Props = { readonly name: string; readonly children: ReactNode };

/** One part of the kit in all its states. */
export const Part = ({ name, children }: Props) => (
  <section
    aria-labelledby={`part-${name}`}
    data-part={name}
    className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8"
  >
    <h2 id={`part-${name}`} className="text-lead font-semibold">
      {name}
    </h2>
    {children}
  </section>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">{children}</div>
);
