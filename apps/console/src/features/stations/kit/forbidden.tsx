import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ListMessage } from '@onehaul/workbench/list-message';
import { paths } from '../../../app/paths.ts';

/** Shown for a station the user may not use. */
export function Forbidden() {
  const { t } = useTranslation('console');
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{t('forbidden.title')}</title>
      <ListMessage icon="lock" title={t('forbidden.title')} text={t('forbidden.text')}>
        <LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>
      </ListMessage>
    </main>
  );
}
