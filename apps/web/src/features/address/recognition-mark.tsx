import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import type { Mark } from './address-marks.ts';

/** How certain a recognized field is, after its label. */
export function RecognitionMark({ mark }: { readonly mark: Mark | undefined }) {
  const { t } = useTranslation('address');
  if (!mark) return null;
  return (
    <span
      data-mark={mark}
      className={`ms-2 inline-flex items-center gap-1 text-caption whitespace-nowrap font-regular ${
        mark === 'sure' ? 'text-positive' : 'text-warning'
      }`}
    >
      <Icon name={mark === 'sure' ? 'check' : 'warning'} className="size-3.5" />
      {t(`mark.${mark}`)}
    </span>
  );
}
