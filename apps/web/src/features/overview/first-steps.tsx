import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';

const steps = [
  { key: 'buy', to: '#delivery-addresses' },
  { key: 'tell', to: paths.forecast },
  { key: 'ship', to: paths.addresses },
] as const;

/** Onboarding for new members: three steps, each with its link. */
export function FirstSteps() {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="first-steps" className="grid gap-3" data-first-steps>
      <div className="grid gap-1">
        <h2 id="first-steps" className="text-lead font-semibold">
          {t('start.title')}
        </h2>
        <p className="text-small text-muted">{t('start.text')}</p>
      </div>
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map(({ key, to }, index) => (
          <Card as="li" key={key} className="flex flex-col gap-2 p-5">
            <span
              aria-hidden="true"
              className="flex size-8 items-center justify-center rounded-full bg-primary-2 text-small font-semibold text-primary-9 tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-body font-semibold">{t(`start.${key}`)}</h3>
            <p className="grow text-small text-muted">{t(`start.${key}Text`)}</p>
            <Link to={to} className="text-small font-medium text-primary-9 hover:underline">
              {t(`start.${key}Act`)}
            </Link>
          </Card>
        ))}
      </ol>
    </section>
  );
}
