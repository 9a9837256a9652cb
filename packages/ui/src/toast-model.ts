/** Success, a correction needed, or a failure. */
export type Tone = 'positive' | 'warning' | 'danger';
export type Toast = { readonly id: number; readonly text: string; readonly tone: Tone };

/** Display time of a toast (§7). */
export const toastDurationMs = 5_000;
/** More would cover the page; the oldest is dropped. */
const maxToasts = 3;

/** Adds a toast. A duplicate of a visible text moves to the newest position and restarts its timer. */
export function withToast(shown: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = shown.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  return [...others, toast].slice(-maxToasts);
}
