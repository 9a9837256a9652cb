import { splitPasted } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { controlLook } from '@onehaul/ui/form/text-input';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { PhoneScan } from './phone-scan.tsx';

type Props = {
  /** Accepts one or several numbers. */
  readonly onAdd: (text: string) => void;
  /** Shows why nothing was added. */
  readonly onFailure: (text: string) => void;
  /** Result of the last input. */
  readonly scanResult: ScanResult | undefined;
};
/** Accepted and rejected numbers, shown in different colours. */
export type ScanResult = { readonly done?: string; readonly wrong: string };

/** Input for a barcode scanner, which types a number and Enter, and for a pasted column. Focus stays here. */
export function ScanField({ onAdd, onFailure, scanResult }: Props) {
  const { t } = useTranslation('parcel');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function add(text: string) {
    if (text.trim() !== '') onAdd(text);
    field.current!.value = '';
  }

  function enter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(event.currentTarget.value);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (splitPasted(text).length < 2) return;
    event.preventDefault();
    add(text);
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small font-medium">
        {t('scan.label')}
      </label>
      <div className="relative">
        <PortalIcon
          name="scan"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
        />
        <input
          ref={field}
          id={id}
          type="text"
          data-scan
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-said`}
          placeholder={t('scan.placeholder')}
          onKeyDown={enter}
          onPaste={paste}
          className={`${controlLook} ps-12! font-mono placeholder:font-sans`}
        />
      </div>
      <PhoneScan onAdd={onAdd} onFailure={onFailure} />
      <p id={`${id}-hint`} className="text-caption text-muted">
        {t('scan.hint')}
      </p>
      <output
        id={`${id}-said`}
        data-said={scanResult?.wrong ? 'wrong' : 'right'}
        className="flex min-h-5 flex-wrap gap-x-2 text-small font-medium"
      >
        {scanResult?.done && <span className="text-positive">{scanResult.done}</span>}
        {scanResult?.wrong && <span className="text-danger">{scanResult.wrong}</span>}
      </output>
    </div>
  );
}
