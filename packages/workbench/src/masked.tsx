import { useTranslation } from '@onehaul/i18n/react';
import { Button } from './antd.ts';
import { CopyValue } from './copy-value.tsx';

type Props = {
  /** Accessible name of the value. */
  readonly label: string;
  readonly masked: string;
  /** The full value, once revealed. */
  readonly fullValue: string | undefined;
  /** Requests the full value; undefined without permission. */
  readonly onReveal?: (() => void) | undefined;
};

/** Masked personal data: recognisable; the full value requires a reason, which is recorded. */
export function Masked({ label, masked, fullValue, onReveal }: Props) {
  const { t } = useTranslation('workbench');
  if (fullValue) return <CopyValue value={fullValue} />;
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
