import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly corner?: ReactNode; readonly children: ReactNode };

/** Layout of pages before sign-in: one card, one task. */
export const Entrance = ({ title, corner, children }: Props) => (
  <div className="flex min-h-dvh flex-col bg-sunken">
    <title>{`${title} - Onehaul`}</title>
    <div className="flex items-center justify-between px-6 py-4">
      <p className="flex items-center gap-2 text-small font-semibold">
        <Mark />
        Onehaul
      </p>
      {corner}
    </div>
    <main className="flex flex-1 items-start justify-center px-4 pt-[8vh] pb-16">
      <div className="w-full max-w-[420px] rounded-card border border-line bg-surface p-8 shadow-float">
        <h1 className="pb-5 text-title font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  </div>
);

const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6">
    <rect width="32" height="32" rx="7" className="fill-primary-7" />
    <path
      d="M16 6.5 24.5 11v10L16 25.5 7.5 21V11ZM7.5 11 16 15.5 24.5 11M16 15.5v10"
      className="fill-none stroke-on-primary"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);
