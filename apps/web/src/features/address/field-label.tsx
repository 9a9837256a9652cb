import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import type { Mark } from './address-marks.ts';

type Props = { readonly label: string; readonly isOptional?: boolean; readonly mark?: Mark | undefined };

/** Field label with optional marker and recognition certainty. */
export function FieldLabel({ label, isOptional = false, mark }: Props) {
  const { t } = useTranslation('address');
  return (
    <>
      {label}
      {isOptional && <span className="ms-2 text-caption font-regular text-muted">{t('optional')}</span>}
      {mark && (
        <span
          data-mark={mark}
          className={`ms-2 inline-flex items-center gap-1 text-caption whitespace-nowrap font-regular ${
            mark === 'sure' ? 'text-positive' : 'text-warning'
          }`}
        >
          <Icon name={mark === 'sure' ? 'check' : 'warning'} className="size-3.5" />
          {t(`mark.${mark}`)}
        </span>
      )}
    </>
  );
}
