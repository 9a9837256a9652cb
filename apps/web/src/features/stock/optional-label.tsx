import { useTranslation } from '@onehaul/i18n/react';

/** Label of an optional field. */
export function OptionalLabel({ label }: { readonly label: string }) {
  const { t } = useTranslation('stock');
  return (
    <>
      {label}
      <span className="ms-2 text-caption font-regular text-muted">{t('optional')}</span>
    </>
  );
}
