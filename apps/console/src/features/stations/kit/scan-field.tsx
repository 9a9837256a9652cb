import { useEffect, useRef } from 'react';
import { ScanBox } from '../../../app/scan-box.tsx';
import { useHandTools } from './use-hand-tools.tsx';

type Props = {
  readonly label: string;
  /** Expected input and how to submit it. */
  readonly hint?: string;
  /** A change of step clears and refocuses the field. */
  readonly step?: string;
  readonly onScan: (text: string) => void;
};

/** Scanner input of a station; `useScannerFocus` keeps it focused. */
export function ScanField({ label, hint, step = '', onScan }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <ScanBox
      ref={field}
      {...useHandTools(onScan)}
      label={label}
      hint={hint}
      data-scan-field={step || 'number'}
      data-station-field=""
      className="h-[clamp(56px,9vh,104px)] text-[clamp(28px,4.6vh,52px)]"
      maxLength={80}
      onScan={onScan}
    />
  );
}
