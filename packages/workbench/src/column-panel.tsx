import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from './antd.ts';
import type { ColumnPanelProps } from './list-view.ts';
import { arrangeColumns, movableKeys, moveColumn } from './shown-columns.ts';

const steps = [
  [-1, 'up'],
  [1, 'down'],
] as const;

/** Shown columns in their order, then the hidden ones. */
export function ColumnPanel({ columns, shown, onChange }: ColumnPanelProps) {
  const { t } = useTranslation('workbench');
  const { t: words } = useTranslation('listViews');
  // A moved row leaves the page for a moment, and its button would lose the focus.
  const moved = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [shown]);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title || key;
  const isFixed = (key: string) => columns.some((column) => column.key === key && column.isFixed);
  const movable = movableKeys(columns);
  const listed = [
    ...shown.filter((key) => movable.includes(key)),
    ...movable.filter((key) => !shown.includes(key)),
  ];
  const toggle = (key: string, isShown: boolean) =>
    onChange(arrangeColumns(columns, isShown ? [...shown, key] : shown.filter((one) => one !== key)));
  return (
    <fieldset className="min-w-60">
      <legend className="sr-only">{t('list.columns')}</legend>
      <ul className="flex flex-col">
        {listed.map((key) => (
          <li key={key} className="flex items-center gap-1 rounded-small hover:bg-primary-2">
            <Checkbox
              className="min-w-0 grow px-2 py-1.5"
              checked={shown.includes(key)}
              disabled={isFixed(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            >
              {titleOf(key)}
            </Checkbox>
            {shown.includes(key) &&
              steps.map(([by, direction]) => {
                const next = moveColumn(columns, shown, key, by);
                const isAtEnd = next.join() === shown.join();
                return (
                  <button
                    key={direction}
                    type="button"
                    aria-label={words(`columns.${direction}`, { column: titleOf(key) })}
                    aria-disabled={isAtEnd}
                    className="grid size-8 shrink-0 place-items-center rounded-small text-muted hover:bg-primary-3 hover:text-ink aria-disabled:opacity-30 pointer-coarse:size-11"
                    onClick={({ currentTarget }) => {
                      if (isAtEnd) return;
                      moved.current = currentTarget;
                      onChange(next);
                    }}
                  >
                    <Icon name="down" className={`size-4 ${direction === 'up' ? 'rotate-180' : ''}`} />
                  </button>
                );
              })}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
