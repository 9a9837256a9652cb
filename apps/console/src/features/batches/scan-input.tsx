import { useEffect, useRef } from 'react';
import { ScanBox } from '../../app/scan-box.tsx';

type Props = { readonly label: string; readonly hint: string; readonly onScan: (text: string) => void };

/** Scanner input of a batch: focused on page load and refocused after a click elsewhere. */
export function ScanInput({ label, hint, onScan }: Props) {
  const field = useRef<HTMLInputElement>(null);
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

  return (
    <ScanBox
      ref={field}
      label={label}
      hint={hint}
      data-scan-field="box"
      className="h-[clamp(64px,9vh,96px)] text-[clamp(28px,4.2vh,44px)]"
      maxLength={60}
      onScan={(text) => {
        if (text !== '') onScan(text);
      }}
    />
  );
}
