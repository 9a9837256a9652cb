import type { PeerAccount } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import type { ReactNode } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useDays } from './use-days.ts';

type Props = { readonly account: PeerAccount };

/** Credit limit, owed and due amounts with deadline, and why ordering is blocked. */
export function CreditCard({ account }: Props) {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  const { creditMinor, owedMinor, freeMinor, dueMinor, dueOn, isOverdue, state, termDays } = account;
  const { dayName } = useDays();
  return (
    <div className="grid gap-4">
      {state === 'suspended' && <Notice tone="danger">{t('suspended')}</Notice>}
      {state === 'active' && isOverdue && <Notice tone="danger">{t('overdueNotice')}</Notice>}
      <Card className="grid gap-4 p-4 sm:p-6" data-credit={freeMinor}>
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="text-small text-muted">{t('credit.used')}</span>
            <span className="tabular-nums">
              <strong className="text-title font-semibold">{exact(owedMinor)}</strong>{' '}
              <span className="text-small text-muted">{t('credit.of', { credit: exact(creditMinor) })}</span>
            </span>
          </p>
          <CreditBar used={owedMinor} credit={creditMinor} />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          <Figure title={t('credit.free')}>{exact(freeMinor)}</Figure>
          <Figure title={t('credit.due')}>
            <span className={isOverdue ? 'text-danger' : undefined}>{exact(dueMinor)}</span>
          </Figure>
          <Figure title={t('credit.dueOn')}>
            {dueOn === null ? t('credit.nothingDue', { count: termDays }) : dayName(dueOn)}
          </Figure>
        </dl>
      </Card>
    </div>
  );
}

const Figure = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-muted">{title}</dt>
    <dd className="font-medium tabular-nums">{children}</dd>
  </div>
);

/** SVG instead of an inline style, which the CSP forbids. */
function CreditBar({ used, credit }: { readonly used: number; readonly credit: number }) {
  const { t } = useTranslation('peers');
  const percent = credit === 0 ? (used > 0 ? 100 : 0) : Math.min(100, Math.round((used / credit) * 100));
  const tone = percent >= 90 ? 'fill-danger' : percent >= 70 ? 'fill-warning' : 'fill-primary-7';
  return (
    <>
      <span className="sr-only">{t('credit.bar', { percent })}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="h-2 w-full overflow-hidden rounded-full bg-line"
      >
        <rect width={percent} height="2" className={tone} />
      </svg>
    </>
  );
}
