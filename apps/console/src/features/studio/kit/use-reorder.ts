import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { moveKey, reorderRows } from './order.ts';
import type { RecordActions } from './use-record-actions.tsx';

type Listed = { readonly items: readonly { readonly key: string }[] };
const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row-key]') ?? undefined;
const keyOf = (row: HTMLElement) => row.dataset.rowKey!;
/** Keys of the shown rows, as the table has them. */
const shownKeys = (list: Element) => [...list.querySelectorAll<HTMLElement>('tr[data-row-key]')].map(keyOf);

/** Reorders rows by drag handle or Alt with arrow keys: shown at once, then saved. */
export function useReorder(name: string, { reorder, showError }: RecordActions, isEnabled: boolean) {
  const client = useQueryClient();
  const dragged = useRef<string>(undefined);
  // Calls of quick moves are sent one after the other.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function move(list: Element, key: string, to: number): void {
    const before = shownKeys(list);
    const keys = moveKey(before, key, to);
    if (keys.join() === before.join()) return;
    void client.cancelQueries({ queryKey: [name, 'list'] });
    client.setQueriesData<Listed>({ queryKey: [name, 'list'] }, (listed) =>
      listed?.items.some((row) => row.key === key)
        ? { ...listed, items: reorderRows(listed.items, keys) }
        : listed,
    );
    queue.current = queue.current
      .then(() => reorder(keys, before))
      .catch((error: unknown) => {
        showError(error);
        return client.invalidateQueries({ queryKey: [name, 'list'] });
      });
    // Moving a row in the document takes its focus.
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`tr[data-row-key="${key}"] [data-row-link]`)?.focus(),
    );
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const row = rowOf(event.target as Element);
    if (!step || !event.altKey || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyOf(row);
    move(event.currentTarget, key, shownKeys(event.currentTarget).indexOf(key) + step);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const handle = (event.target as Element).closest('[data-drag-handle]');
    const row = handle && rowOf(handle);
    if (!row || event.button !== 0) return;
    event.preventDefault();
    dragged.current = keyOf(row);
    row.dataset.dragged = '';
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  const clearMarks = (list: Element) => {
    for (const row of list.querySelectorAll<HTMLElement>('[data-dragged], [data-drop]')) {
      delete row.dataset.dragged;
      delete row.dataset.drop;
    }
  };
  const rowAt = ({ clientX, clientY }: PointerEvent) => rowOf(document.elementFromPoint(clientX, clientY));
  const isBelow = (list: Element, key: string) => {
    const keys = shownKeys(list);
    return keys.indexOf(key) > keys.indexOf(dragged.current!);
  };

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (dragged.current === undefined) return;
    const list = event.currentTarget;
    const over = rowAt(event);
    for (const row of list.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset.drop;
    if (over && keyOf(over) !== dragged.current)
      over.dataset.drop = isBelow(list, keyOf(over)) ? 'below' : 'above';
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const key = dragged.current;
    if (key === undefined) return;
    const list = event.currentTarget;
    const over = rowAt(event);
    clearMarks(list);
    dragged.current = undefined;
    if (over) move(list, key, shownKeys(list).indexOf(keyOf(over)));
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>): void {
    dragged.current = undefined;
    clearMarks(event.currentTarget);
  }

  return isEnabled ? { onKeyDownCapture, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } : {};
}
