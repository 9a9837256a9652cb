import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly className?: string; readonly children: ReactNode };

/** A card with a title. */
export const TitledCard = ({ title, className = '', children }: Props) => (
  <Card className={`flex flex-col gap-3 p-5 ${className}`}>
    <h2 className="text-small font-medium text-muted">{title}</h2>
    {children}
  </Card>
);

const bar = 'animate-pulse rounded-small bg-line motion-reduce:animate-none';

/** Skeleton with the final height. */
export function CardSkeleton() {
  const { t } = useTranslation('reward');
  return (
    <output className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <span className={`h-9 w-2/5 ${bar}`} />
      <span className={`h-4 w-4/5 ${bar}`} />
      <span className={`h-4 w-3/5 ${bar}`} />
    </output>
  );
}

type FailureProps = { readonly error: unknown; readonly onRetry: () => void };

/** Error state of one card; the others stay usable. */
export function CardFailure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation('member');
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-small">
      <p className="text-danger">{failureOf(error).message}</p>
      <Button size="small" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
    </div>
  );
}
