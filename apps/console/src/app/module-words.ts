import { modules } from '@onehaul/domain/shop';
import { useTranslation } from '@onehaul/i18n/react';

/** Returns the label of a module; an unknown one shows its raw name. */
export function useModuleWords(): (name: string) => string {
  const { t } = useTranslation('console');
  return (name) => {
    const known = modules.find((one) => one === name);
    return known ? t(`module.${known}`) : name;
  };
}
