/** Success, a correction needed, or a failure. */
export type Tone = 'positive' | 'warning' | 'danger';
/** What can still be done about it, such as undo. */
export type ToastAction = { readonly label: string; readonly onAct: () => void | Promise<unknown> };
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  readonly action?: ToastAction | undefined;
};

/** Display time of a toast (§7); longer where there is something to do (U27). */
export const durationMs = ({ action }: Pick<Toast, 'action'>) => (action ? 8_000 : 5_000);
/** More would cover the page. */
const maxToasts = 3;

/**
 * Adds a toast to the queue. A duplicate of a text moves to the newest position and restarts its timer. When
 * there is no room, the oldest gives way unless it offers an action.
 */
export function withToast(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = queue.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  const next = [...others, toast];
  if (next.length <= maxToasts) return next;
  const oldest = next.findIndex(({ action }) => !action);
  return oldest === -1 || oldest === next.length - 1 ? next : next.toSpliced(oldest, 1);
}

/** The others wait until one has gone. */
export const shownToasts = (queue: readonly Toast[]): readonly Toast[] => queue.slice(0, maxToasts);
