import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly sentence: string; readonly action?: ReactNode };

/** Page header: title, one-sentence description and main action. */
export const PageHead = ({ title, sentence, action }: Props) => (
  <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
    <div>
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mt-1 max-w-200 text-small text-muted max-sm:hidden">{sentence}</p>
    </div>
    {action}
  </header>
);
