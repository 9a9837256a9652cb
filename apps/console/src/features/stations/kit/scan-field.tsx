import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

type Props = {
  readonly label: string;
  /** Expected input and how to submit it. */
  readonly hint?: string;
  /** A change of step clears and refocuses the field. */
  readonly step?: string;
  readonly onScan: (text: string) => void;
};

/** Scanner input: large, always focused, submitted by Enter. */
export function ScanField({ label, hint, step = '', onScan }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [step]);

  function commit(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const text = event.currentTarget.value.trim();
    // Cleared immediately: the next scan may already be arriving.
    event.currentTarget.value = '';
    onScan(text);
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
        data-scan-field={step || 'number'}
        data-station-field=""
        className="h-[clamp(64px,9vh,104px)] w-full rounded-card border-2 border-line-strong bg-surface px-5 font-mono text-[clamp(30px,4.6vh,52px)] text-ink outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4"
        aria-describedby={`${id}hint`}
        maxLength={80}
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
