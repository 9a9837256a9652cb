import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type DragEvent, useId, useRef, useState } from 'react';
import { PortalIcon } from '../portal-icon.tsx';

type Props = {
  readonly isBusy: boolean;
  /** Reason why no file can be chosen yet. */
  readonly whyNot: string | undefined;
  readonly onFile: (file: File) => void;
};

/** Drop zone for a sheet; a click opens the file picker. */
export function SheetDropZone({ isBusy, whyNot, onFile }: Props) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const isClosed = isBusy || whyNot !== undefined;

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
        aria-label={t('choose')}
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
      <Button disabled={isClosed} aria-describedby={hint} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p id={hint} className="text-small text-muted" data-import-hint>
        {whyNot ?? t('dropHint')}
      </p>
    </div>
  );
}
