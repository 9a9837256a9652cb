import { Card } from '@onehaul/ui/card';
import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly className?: string; readonly children: ReactNode };

/** A card with a title. */
export const TitledCard = ({ title, className = '', children }: Props) => (
  <Card className={`flex flex-col gap-3 p-5 ${className}`}>
    <h2 className="text-small font-medium text-muted">{title}</h2>
    {children}
  </Card>
);
