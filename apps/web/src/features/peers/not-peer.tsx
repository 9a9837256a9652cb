import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/workbench/page-head';
import { paths } from '../../app/paths.ts';

/** In place of the pages of peers: only the shop makes somebody one. */
export function NotPeer() {
  const { t } = useTranslation('peers');
  return (
    <>
      <PageHead title={t('notPeer.title')} sentence={t('notPeer.text')} />
      <div>
        <LinkButton to={paths.contact} size="small">
          {t('notPeer.contact')}
        </LinkButton>
      </div>
    </>
  );
}
