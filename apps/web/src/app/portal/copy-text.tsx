import { useTranslation } from '@onehaul/i18n/react';
import { CopyButton } from '@onehaul/ui/copy-button';
import { Icon } from '@onehaul/ui/icon';
import type { ReactNode } from 'react';

type Props = {
  readonly text: string;
  /** Accessible name of the button. */
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

const iconOnly =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-primary-9 transition-colors hover:bg-primary-2 pointer-coarse:size-control';

/** Copies on click and shows a toast (§8). */
export function CopyText({ text, label, className = iconOnly, children }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <CopyButton
      text={text}
      copied={t('copy.done')}
      failed={t('copy.failed')}
      aria-label={label}
      title={label}
      className={className}
    >
      <Icon name="copy" className="size-4.5" />
      {children}
    </CopyButton>
  );
}
