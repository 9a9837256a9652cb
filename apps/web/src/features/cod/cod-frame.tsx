import type { ReactNode } from 'react';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

/** A page of cash on delivery, below the tabs to the others. */
export const CodFrame = ({ title, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-md:gap-4">
    <PrivateHead title={title} />
    <SellerTabs tool="cashOnDelivery" />
    {children}
  </div>
);
