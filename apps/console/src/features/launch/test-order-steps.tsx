import type { Launch } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { Link } from 'react-router';
import { addressOfStep } from './item-address.ts';
import { PracticeShop } from './practice-shop.tsx';

type Props = { readonly shopId: number; readonly launch: Launch };

/** The way of the test order, each step with its state and a link to where it is done. */
export function TestOrderSteps({ shopId, launch }: Props) {
  const { t } = useTranslation('launch');
  const { steps, orderNumber, practice } = launch;
  const rehearsed = practice?.shopId ?? shopId;
  return (
    <section aria-labelledby="launch-steps">
      <h2 id="launch-steps" className="text-small font-semibold">
        {t('steps.title')}
      </h2>
      <p className="mt-1 text-small text-muted">{t('steps.text')}</p>
      <PracticeShop shopId={shopId} launch={launch} />
      {orderNumber && <p className="mt-1 text-small">{t('steps.order', { number: orderNumber })}</p>}
      <ol className="mt-2 divide-y divide-line rounded-card border border-line">
        {steps.map(({ name, isDone }, at) => {
          const address = isDone ? undefined : addressOfStep(name, rehearsed);
          return (
            <li
              key={name}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5"
              data-step={name}
              data-state={isDone ? 'done' : 'open'}
            >
              <span className="min-w-0 flex-1">
                {at + 1}. {t(`step.${name}`)}
              </span>
              <span className="text-small">
                <StateMark tone={isDone ? 'positive' : 'neutral'}>
                  {t(isDone ? 'state.done' : 'state.open')}
                </StateMark>
              </span>
              {address && (
                <Link
                  to={address}
                  className="min-h-9 content-center text-small font-medium text-primary-10 underline"
                  aria-label={`${t('fix')}: ${t(`step.${name}`)}`}
                >
                  {t('fix')}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
