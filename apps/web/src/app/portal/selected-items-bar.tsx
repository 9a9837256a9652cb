import { Button } from '@onehaul/ui/button';
import type { ReactNode } from 'react';

type Props = {
  readonly count: number;
  /** Name of the selected items, and their count. */
  readonly words: Readonly<Record<'title' | 'count' | 'clear', string>>;
  /** Details about the selection. */
  readonly facts?: ReactNode;
  readonly onClear: () => void;
  /** Actions on the selection. */
  readonly children: ReactNode;
};

/** Bar while rows are selected: above the list, or above the bottom tabs of a narrow window. */
export function SelectedItemsBar({ count, words, facts, onClear, children }: Props) {
  return (
    <section
      aria-label={words.title}
      data-selected={count}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary-5 bg-primary-2 px-4 py-2 text-small phone:fixed phone:inset-x-(--gutter) phone:bottom-[calc(--spacing(14)+8px+env(safe-area-inset-bottom))] phone:z-10 phone:shadow-float"
    >
      <output className="font-semibold">{words.count}</output>
      {facts}
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {children}
        <Button size="small" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </span>
    </section>
  );
}
