import { LinkButton } from '@onehaul/ui/button';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from '../../app/paths.ts';

/** Final call to action, repeating the first step. */
export function ClosingBand() {
  const { t } = useTranslation('storefront');
  return (
    <section className="on-deep overflow-hidden">
      <div className="page-width grid items-center gap-8 py-14 lg:grid-cols-[1fr_auto]">
        <div className="max-w-180">
          <h2 className="text-heading font-semibold">{t('closing.title')}</h2>
          <p className="mt-3 text-muted">{t('closing.text')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={paths.teach}>{t('hero.teach')}</LinkButton>
            <LinkButton to={paths.help} variant="secondary">
              {t('closing.help')}
            </LinkButton>
          </div>
        </div>
        <StepDrawing step="merge" className="-my-8 hidden w-100 lg:block" />
      </div>
    </section>
  );
}
