import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

export const DrawerPart = ({ title, action, children }: Props) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-small font-semibold">{title}</h3>
      {action}
    </div>
    {children}
  </section>
);
