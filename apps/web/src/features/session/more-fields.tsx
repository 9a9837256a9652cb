import { Icon } from '@onehaul/ui/icon';
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** Collapsed optional fields; native details, so they open without script. */
export function MoreFields({ label, isOpen, onToggle, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group rounded-control border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-2 text-small font-medium hover:bg-primary-1 [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
