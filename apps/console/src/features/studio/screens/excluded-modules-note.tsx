import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { useMe } from '../../../app/me.ts';
import { useModuleWords } from '../../../app/module-words.ts';
import { excludedModules } from '../excluded-modules.ts';

/** Why a module that others have is not in the list. */
export function ExcludedModulesNote() {
  const { t } = useTranslation('studio');
  const { t: common } = useTranslation('console');
  const wordOf = useModuleWords();
  const excluded = excludedModules(useMe().allowedModules);
  if (excluded.length === 0) return null;
  const modules = excluded.map(wordOf).join(common('list.comma'));
  return <Alert type="info" showIcon data-excluded-modules title={t('notIncluded.others', { modules })} />;
}
