import { Card } from '@onehaul/ui/card';
import { type ReactNode, useId } from 'react';
import { PortalIcon } from './portal-icon.tsx';

type PortalIconName = Parameters<typeof PortalIcon>[0]['name'];

type Props = {
  readonly name: 'agent' | 'peer';
  readonly icon: PortalIconName;
  readonly title: string;
  readonly sentence: string;
  /** The single next step; absent when there is none. */
  readonly next?: ReactNode;
  readonly benefits: {
    readonly title: string;
    readonly items: readonly {
      readonly icon: PortalIconName;
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly steps: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  /** Application form or contact. */
  readonly children: ReactNode;
};

/** Shown instead of a page open to some members only: what it is, its benefits, and how to get access. */
export function AccessGate({ name, icon, title, sentence, next, benefits, steps, children }: Props) {
  const id = useId();
  return (
    <div data-gate={name} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section className="on-deep grid items-center gap-6 rounded-card px-6 py-8 sm:px-10 sm:py-10 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid justify-items-start gap-3">
          <h1 className="text-heading font-semibold">{title}</h1>
          <p className="max-w-160 text-body text-muted">{sentence}</p>
          {next && <div className="mt-3">{next}</div>}
        </div>
        <PortalIcon name={icon} className="size-32 text-primary-7 max-md:hidden" />
      </section>
      <section aria-labelledby={`${id}-benefits`} className="grid gap-4">
        <h2 id={`${id}-benefits`} className="text-lead font-semibold">
          {benefits.title}
        </h2>
        <ul data-benefits className="grid gap-4 md:grid-cols-3">
          {benefits.items.map((item) => (
            <Card as="li" key={item.title} className="grid content-start gap-2 px-5 py-5">
              <span className="flex size-10 items-center justify-center rounded-control bg-primary-2 text-primary-9">
                <PortalIcon name={item.icon} />
              </span>
              <h3 className="mt-1 text-body font-semibold">{item.title}</h3>
              <p className="text-small text-muted">{item.text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-steps`} className="grid gap-4">
        <h2 id={`${id}-steps`} className="text-lead font-semibold">
          {steps.title}
        </h2>
        <ol data-steps className="grid gap-5 md:grid-cols-3 md:gap-4">
          {steps.items.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <span
                aria-hidden="true"
                className="flex size-8 items-center justify-center rounded-full bg-primary-2 text-small font-semibold text-primary-9"
              >
                {index + 1}
              </span>
              <h3 className="self-center text-body font-semibold">{step.title}</h3>
              <p className="col-start-2 text-small text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {children}
    </div>
  );
}
