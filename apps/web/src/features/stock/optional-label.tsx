import { useTranslation } from '@onehaul/i18n/react';

/** The name of a field that may be left out. */
export function OptionalLabel({ label }: { readonly label: string }) {
  const { t } = useTranslation('stock');
  return (
    <>
      {label}
      <span className="ms-2 text-caption font-regular text-muted">{t('optional')}</span>
    </>
  );
}
