import { Button } from '@onehaul/workbench/antd';
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

/** Bar above a list while rows are selected. */
export function SelectedItemsBar({ count, words, facts, onClear, children }: Props) {
  return (
    <section
      aria-label={words.title}
      data-selected={count}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary-5 bg-primary-2 px-4 py-2 text-small"
    >
      <output className="font-semibold">{words.count}</output>
      {facts}
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {children}
        <Button size="small" type="text" onClick={onClear}>
          {words.clear}
        </Button>
      </span>
    </section>
  );
}
