import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from '../../app/paths.ts';
import { MoreLink } from './more-link.tsx';
import { type Ground, Section } from './section.tsx';

const steps = [
  { name: 'buy', title: 'steps.buyTitle', text: 'steps.buyText' },
  { name: 'measure', title: 'steps.measureTitle', text: 'steps.measureText' },
  { name: 'merge', title: 'steps.mergeTitle', text: 'steps.mergeText' },
  { name: 'receive', title: 'steps.receiveTitle', text: 'steps.receiveText' },
] as const;

/** How consolidation works, in four steps. */
export function Steps({ ground }: { readonly ground: Ground }) {
  const { t } = useTranslation('storefront');
  return (
    <Section
      title={t('steps.title')}
      text={t('steps.text')}
      ground={ground}
      action={<MoreLink to={paths.teach}>{t('steps.more')}</MoreLink>}
    >
      <ol className="grid gap-x-6 gap-y-8 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, title, text }, index) => (
          <li key={name} className="grid grid-cols-[2fr_3fr] items-center gap-5 sm:block">
            <div className="rounded-card border border-line bg-surface p-2 sm:p-4">
              <StepDrawing step={name} className="w-full" />
            </div>
            <div className="sm:mt-5">
              <h3 className="flex gap-3 font-semibold">
                <span className="text-primary-9">{index + 1}</span>
                {t(title)}
              </h3>
              <p className="mt-2 text-small text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
