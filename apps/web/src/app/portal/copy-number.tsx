import { useTranslation } from '@onehaul/i18n/react';
import { CopyText } from './copy-text.tsx';

type Props = { readonly number: string };

/** Copies a courier number and shows the spec's message (§8). */
export function CopyNumberButton({ number }: Props) {
  const { t } = useTranslation('workbench');
  return (
    <CopyText
      text={number}
      label={t('copy.label', { value: number })}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-primary-2 hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-control"
    />
  );
}

/** Courier number with a copy button. */
export const NumberWithCopy = ({ number }: Props) => (
  <span className="inline-flex max-w-full items-center gap-1">
    <code className="min-w-0 font-mono break-all">{number}</code>
    <CopyNumberButton number={number} />
  </span>
);
