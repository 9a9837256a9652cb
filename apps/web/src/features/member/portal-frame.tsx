import type { ReactNode } from 'react';

type Props = { readonly navigation: ReactNode; readonly children: ReactNode };

/** Side menu and page from 1024 px; below, the page alone above the bottom tabs. */
export const PortalFrame = ({ navigation, children }: Props) => (
  <div className="min-h-[calc(100dvh-var(--header-height))] bg-sunken phone:pb-[calc(--spacing(14)+env(safe-area-inset-bottom))] phone:has-data-selected:pb-64">
    <div
      data-portal
      className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-4 desktop:grid-cols-[calc(var(--spacing)*56)_minmax(0,1fr)] desktop:py-8"
    >
      {navigation}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </div>
  </div>
);
