import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

type Props = { readonly label: string; readonly hint: string; readonly onScan: (text: string) => void };

/** Scanner input: large, focused on page load and refocused after a click elsewhere, submitted by Enter. */
export function ScanInput({ label, hint, onScan }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const comeBack = () =>
      requestAnimationFrame(() => {
        const isAbove = document.querySelector('.ant-modal-wrap:not([style*="none"]), .ant-drawer-open');
        if (!isAbove && document.activeElement === document.body)
          field.current?.focus({ preventScroll: true });
      });
    field.current?.focus({ preventScroll: true });
    document.addEventListener('click', comeBack);
    addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('click', comeBack);
      removeEventListener('focus', comeBack);
    };
  }, []);

  function commit(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const text = event.currentTarget.value.trim();
    // Cleared immediately: the next scan may already be arriving.
    event.currentTarget.value = '';
    if (text !== '') onScan(text);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-lead font-semibold">
          {label}
        </label>
        <span id={`${id}hint`} className="text-small text-muted">
          {hint}
        </span>
      </div>
      <input
        ref={field}
        id={id}
        data-scan-field="box"
        className="h-[clamp(64px,9vh,96px)] w-full rounded-card border-2 border-line-strong bg-surface px-5 font-mono text-[clamp(28px,4.2vh,44px)] text-ink outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4"
        aria-describedby={`${id}hint`}
        maxLength={60}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onKeyDown={commit}
      />
    </div>
  );
}
