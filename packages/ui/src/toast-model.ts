/** Success, a hint that something has to be corrected, and a failure. */
export type Tone = 'positive' | 'warning' | 'danger';
export type Toast = { readonly id: number; readonly text: string; readonly tone: Tone };

/** How long a toast is shown (§7). */
export const shownMs = 5_000;
/** More than these would cover the page; the oldest gives way. */
const most = 3;

/** Adds a toast. A text that is already shown is not shown twice: it takes the newest place and its time starts again. */
export function withToast(shown: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = shown.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  return [...others, toast].slice(-most);
}
