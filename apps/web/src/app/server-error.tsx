import { Button, LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { StatusDrawing } from './status-drawing.tsx';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from './paths.ts';

type Props = {
  /** Overload instead of a fault. */
  readonly isBusy?: boolean;
  /** Request id for support. */
  readonly reference?: string;
};

/** Error page for a page that exists but cannot be rendered now. */
export function ServerError({ isBusy = false, reference }: Props) {
  const { t } = useTranslation('page');
  return (
    <div className="page-width">
      <EmptyState
        as="h1"
        drawing={<StatusDrawing step="measure" />}
        title={isBusy ? t('error.busyTitle') : t('error.title')}
        text={isBusy ? t('error.busyText') : t('error.text')}
      >
        <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
        <LinkButton to={paths.home} variant="secondary" reloadDocument>
          {t('action.home')}
        </LinkButton>
        {reference && (
          <p className="w-full font-mono text-caption text-muted">
            {t('error.reference', { id: reference })}
          </p>
        )}
      </EmptyState>
    </div>
  );
}
