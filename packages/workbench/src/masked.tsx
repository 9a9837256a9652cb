import { useTranslation } from '@onehaul/i18n/react';
import { Button } from './antd.ts';
import { CopyValue } from './copy-value.tsx';

type Props = {
  /** Spoken name of the value. */
  readonly label: string;
  readonly masked: string;
  /** The whole, once it was asked for. */
  readonly whole: string | undefined;
  /** Asks for the whole; missing where the person may not. */
  readonly onReveal?: (() => void) | undefined;
};

/** A value of someone's private life: enough to recognise, the whole only for a reason that is kept. */
export function Masked({ label, masked, whole, onReveal }: Props) {
  const { t } = useTranslation('workbench');
  if (whole) return <CopyValue value={whole} />;
  if (!masked) return <span className="text-muted">-</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <span className="font-mono">{masked}</span>
      {onReveal && (
        <Button size="small" aria-label={t('masked.revealLabel', { name: label })} onClick={onReveal}>
          {t('masked.reveal')}
        </Button>
      )}
    </span>
  );
}
