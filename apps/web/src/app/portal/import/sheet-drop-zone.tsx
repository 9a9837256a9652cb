import { Button } from '@onehaul/ui/button';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { PortalIcon } from '../portal-icon.tsx';

type Props = {
  /** No file can be chosen now. */
  readonly isClosed: boolean;
  readonly words: {
    readonly choose: string;
    /** What may be dropped, or why nothing can be. */
    readonly hint: ReactNode;
  };
  readonly onFile: (file: File) => void;
};

/** Drop zone for a sheet; a click opens the file picker. */
export function SheetDropZone({ isClosed, words, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isClosed) onFile(file);
  }

  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isClosed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border border-dashed px-6 py-8 text-center ${isOver ? 'border-primary-9 bg-primary-2' : 'border-line-strong bg-sunken'}`}
    >
      <PortalIcon name="upload" className="size-8 text-muted" />
      <input
        ref={input}
        type="file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={words.choose}
        tabIndex={-1}
        disabled={isClosed}
        data-import-file
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again after a correction fires a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        disabled={isClosed}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <output id={hint} className="flex min-h-6 items-center gap-2 text-small text-muted">
        {words.hint}
      </output>
    </div>
  );
}
