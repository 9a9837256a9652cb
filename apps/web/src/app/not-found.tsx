import { LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { StatusDrawing } from './status-drawing.tsx';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from './paths.ts';

/** 404 page with links home and to the help pages. */
export function NotFound() {
  const { t } = useTranslation('page');
  return (
    <div className="page-width">
      <EmptyState
        as="h1"
        drawing={<StatusDrawing step="receive" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
      >
        <LinkButton to={paths.home}>{t('action.home')}</LinkButton>
        <LinkButton to={paths.help} variant="secondary">
          {t('title.help')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
