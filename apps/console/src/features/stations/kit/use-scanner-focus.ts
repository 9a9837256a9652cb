import { useEffect } from 'react';
import { isDialogOpen } from './use-key.ts';

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
    let lastField: HTMLElement | undefined;
    const current = () =>
      lastField?.isConnected && !lastField.matches(':disabled')
        ? lastField
        : (document.querySelector<HTMLElement>('[data-scan-field]') ?? undefined);
    const restoreFocus = () => {
      if (!isDialogOpen() && !isField(document.activeElement)) current()?.focus({ preventScroll: true });
    };
    const restoreFocusNextFrame = () => requestAnimationFrame(restoreFocus);

    const rememberField = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('[data-station-field]')) lastField = target;
    };
    const onFocusLost = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) restoreFocus();
      });
    const onTyped = (event: KeyboardEvent) => {
      if (isTyped(event)) restoreFocus();
    };

    restoreFocus();
    document.addEventListener('focusin', rememberField);
    document.addEventListener('focusout', onFocusLost);
    document.addEventListener('click', restoreFocusNextFrame);
    document.addEventListener('keydown', onTyped, { capture: true });
    document.addEventListener('visibilitychange', restoreFocusNextFrame);
    addEventListener('focus', restoreFocusNextFrame);
    return () => {
      document.removeEventListener('focusin', rememberField);
      document.removeEventListener('focusout', onFocusLost);
      document.removeEventListener('click', restoreFocusNextFrame);
      document.removeEventListener('keydown', onTyped, { capture: true });
      document.removeEventListener('visibilitychange', restoreFocusNextFrame);
      removeEventListener('focus', restoreFocusNextFrame);
    };
  }, []);
}
