import type { ButtonHTMLAttributes } from 'react';
import { useToast } from './toast.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> & {
  readonly text: string;
  readonly copied: string;
  readonly failed: string;
};

/** Copies a text and says so, or says that it could not (§8). The look comes from the caller. */
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
