import { useEffect } from 'react';
import { isBehindDialog } from './use-key.ts';

const fields = 'input:not([type=file]), textarea, select';
const isField = (element: Element | null) => element?.matches(fields) ?? false;
/** A single printable character from a scanner or keyboard, not a shortcut. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Keeps focus in a station field, because a scanner types into the focused element: focus returns after a
 * click, a dialog or a tab switch. Tab still reaches the buttons; the next typed character moves focus back.
 */
export function useScannerFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const current = () =>
      last?.isConnected && !last.matches(':disabled')
        ? last
        : (document.querySelector<HTMLElement>('[data-scan-field]') ?? undefined);
    const comeBack = () => {
      if (!isBehindDialog() && !isField(document.activeElement)) current()?.focus({ preventScroll: true });
    };
    const later = () => requestAnimationFrame(comeBack);

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('[data-station-field]')) last = target;
    };
    const lost = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) comeBack();
      });
    const typed = (event: KeyboardEvent) => {
      if (isTyped(event)) comeBack();
    };

    comeBack();
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', lost);
    document.addEventListener('click', later);
    document.addEventListener('keydown', typed, { capture: true });
    document.addEventListener('visibilitychange', later);
    addEventListener('focus', later);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', lost);
      document.removeEventListener('click', later);
      document.removeEventListener('keydown', typed, { capture: true });
      document.removeEventListener('visibilitychange', later);
      removeEventListener('focus', later);
    };
  }, []);
}
