import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'onKeyDown'> & {
  readonly label: string;
  /** Expected input and how to submit it. */
  readonly hint?: string | undefined;
  /** Other ways to scan, beside the label. */
  readonly tools?: ReactNode;
  /** Above the field, such as the picture of a camera. */
  readonly view?: ReactNode;
  readonly onScan: (text: string) => void;
};

/** Large input for a scanner, which types the code and presses Enter. Focus is up to the caller. */
export function ScanBox({ label, hint, tools, view, onScan, className = '', ...input }: Props) {
  const id = useId();

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
      <div className={`flex justify-between gap-x-4 ${tools ? 'items-center' : 'flex-wrap items-baseline'}`}>
        <label htmlFor={id} className="text-lead font-semibold">
          {label}
        </label>
        <span id={`${id}hint`} className={`text-small text-muted ${tools ? 'sr-only' : ''}`}>
          {hint}
        </span>
        {tools}
      </div>
      {view}
      <input
        {...input}
        id={id}
        className={`w-full rounded-card border-2 border-line-strong bg-surface px-5 font-mono text-ink outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4 ${className}`}
        aria-describedby={`${id}hint`}
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
