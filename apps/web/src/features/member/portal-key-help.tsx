import { useTranslation } from '@onehaul/i18n/react';
import { KeyHelp, listKeys } from '@onehaul/ui/list/key-help';

/** Shortcut help of the portal. */
export function PortalKeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('workbench');
  const rows = listKeys.map(({ name, keys }) => ({ label: t(`keys.${name}`), keys }));
  return <KeyHelp title={t('keys.title')} close={t('keys.dismiss')} rows={rows} onClose={onClose} />;
}
