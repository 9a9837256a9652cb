import { type ReactNode, useId } from 'react';

/** Background of a section; neighbours alternate. */
export type Ground = 'page' | 'sunken';

type Props = {
  readonly title: string;
  readonly text?: string;
  /** Link beside the title. */
  readonly action?: ReactNode;
  readonly ground: Ground;
  readonly children: ReactNode;
};

const grounds: Record<Ground, string> = { page: '', sunken: 'bg-sunken' };

export function Section({ title, text, action, ground, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`py-16 lg:py-22 ${grounds[ground]}`}>
      <div className="page-width">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
          <div className="max-w-240">
            <h2 id={titleId} className="text-heading font-semibold">
              {title}
            </h2>
            {text && <p className="mt-3 text-muted">{text}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
