import { useTranslation } from '@onehaul/i18n/react';
import { KeyHelp as Help, listKeys } from '@onehaul/ui/list/key-help';

type Props = {
  readonly onClose: () => void;
  /** Shortcuts specific to one app. */
  readonly more?: readonly { readonly label: string; readonly keys: readonly string[] }[];
};

/** Shortcut help of the console. */
export function KeyHelp({ onClose, more = [] }: Props) {
  const { t } = useTranslation('workbench');
  const rows = [...listKeys.map(({ name, keys }) => ({ label: t(`keys.${name}`), keys })), ...more];
  return <Help title={t('keys.title')} close={t('keys.dismiss')} rows={rows} onClose={onClose} />;
}
