import type { ButtonHTMLAttributes } from 'react';
import { useToast } from './toast.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> & {
  readonly text: string;
  readonly copied: string;
  readonly failed: string;
};

/** Copies a text and reports success or failure in a toast (§8). The caller supplies the styling. */
export function CopyButton({ text, copied, failed, ...rest }: Props) {
  const show = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show(copied, 'positive');
    } catch {
      show(failed, 'danger');
    }
  }
  return <button type="button" data-copy={text} onClick={() => void copy()} {...rest} />;
}
