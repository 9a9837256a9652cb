import { modules } from '@onehaul/domain/shop';
import { useTranslation } from '@onehaul/i18n/react';

/** What a module is called; one that this page does not know yet keeps its own name. */
export function useModuleWords(): (name: string) => string {
  const { t } = useTranslation('console');
  return (name) => {
    const known = modules.find((one) => one === name);
    return known ? t(`module.${known}`) : name;
  };
}
