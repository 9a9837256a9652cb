import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly sentence: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page with its heading, what it is for, and what can be added. */
export function Section({ title, sentence, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-160">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          <p className="text-small text-muted">{sentence}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
