import { languageTags, pickText } from '@onehaul/domain/language';
import { measuresIn } from '@onehaul/i18n/measures';
import { Icon, type IconName } from '@onehaul/ui/icon';
import { Scene } from '@onehaul/ui/illustration/scene';
import { primaryLook, secondaryLook } from './look.ts';
import { type PageProps, platformPaths } from './platform-view.ts';

const features = [
  ['storefront', 'home'],
  ['warehouse', 'copy'],
  ['pricing', 'note'],
  ['money', 'check'],
  ['tracking', 'air'],
  ['seller', 'land'],
] as const satisfies readonly (readonly [string, IconName])[];
const knownPlans = ['trial', 'standard', 'large'] as const;

/** What Onehaul is, what one gets, and the plans. */
export function HomePage({ view, t }: PageProps) {
  return (
    <>
      <section className="overflow-hidden bg-primary-1">
        <div className="page-width grid items-center gap-8 py-14 lg:grid-cols-[1.1fr_1fr] lg:py-20">
          <div className="flex flex-col items-start gap-5">
            <h1 className="text-display font-bold text-balance">{t('hero.title')}</h1>
            <p className="max-w-150 text-lead text-muted">{t('hero.text')}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <a href={platformPaths.open} className={primaryLook}>
                {t('open')}
                <Icon name="forward" className="size-5" />
              </a>
              <a href="#plans" className={secondaryLook}>
                {t('hero.seePlans')}
              </a>
            </div>
            <p className="text-small text-muted">{t('hero.note')}</p>
          </div>
          <Scene mode="air" className="mx-auto w-full max-w-150" />
        </div>
      </section>
      <section id="how" aria-labelledby="how-title" className="page-width scroll-mt-4 py-14">
        <h2 id="how-title" className="text-heading font-bold">
          {t('steps.title')}
        </h2>
        <ol className="mt-8 grid gap-6 md:grid-cols-3">
          {(['one', 'two', 'three'] as const).map((step, index) => (
            <li key={step} className="flex flex-col gap-2 border-t-2 border-primary-7 pt-4">
              <span className="text-small font-semibold text-primary-9">{index + 1}</span>
              <h3 className="text-lead font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="text-body text-muted">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="features" aria-labelledby="features-title" className="scroll-mt-4 bg-sunken">
        <div className="page-width py-14">
          <h2 id="features-title" className="text-heading font-bold">
            {t('features.title')}
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {features.map(([name, icon]) => (
              <li key={name} className="flex gap-4">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-3 text-primary-10">
                  <Icon name={icon} className="size-6" />
                </span>
                <div className="flex flex-col gap-1">
                  <h3 className="text-body font-semibold">{t(`features.${name}.title`)}</h3>
                  <p className="text-small text-muted">{t(`features.${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id="plans" aria-labelledby="plans-title" className="page-width scroll-mt-4 py-14">
        <h2 id="plans-title" className="text-heading font-bold">
          {t('plans.title')}
        </h2>
        <p className="mt-3 max-w-170 text-body text-muted">{t('plans.text')}</p>
        <Plans view={view} t={t} />
        <p className="mt-4 text-small text-muted">{t('plans.begin')}</p>
        <p className="mt-1 text-small text-muted max-sm:hidden">{t('plans.callsText')}</p>
      </section>
      <section className="bg-primary-1">
        <div className="page-width flex flex-wrap items-center justify-between gap-6 py-12">
          <h2 className="text-heading font-bold">{t('closing.title')}</h2>
          <a href={platformPaths.open} className={primaryLook}>
            {t('open')}
          </a>
        </div>
      </section>
    </>
  );
}

const currencyOf = { zhHans: 'CNY', zhHanT: 'HKD', en: 'USD', vi: 'VND' } as const;

function Plans({ view: { plans, language }, t }: PageProps) {
  const { moneyAndCode, number } = measuresIn(languageTags[language]);
  const cell = 'border-b border-line px-2 py-4 align-top sm:px-4';
  /** Left out on phones: four columns fit. */
  const wide = `${cell} max-sm:hidden`;
  const amount = (value: number | null) => (value === null ? t('plans.unlimited') : number(value));
  return (
    <table className="mt-6 w-full border-collapse text-body">
      <thead>
        <tr className="text-small text-muted">
          {(['name', 'for', 'price', 'parcels', 'members', 'calls'] as const).map((column, place) => (
            <th
              key={column}
              scope="col"
              className={`${column === 'for' || column === 'calls' ? wide : cell} font-medium ${place > 1 ? 'text-end' : 'text-start'}`}
            >
              {t(`plans.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map(({ name, names, callsPerMinute, parcelsPerMonth, members, prices }) => {
          const known = knownPlans.find((one) => one === name);
          const price = prices.find(({ currencyCode }) => currencyCode === currencyOf[language]) ?? prices[0];
          return (
            <tr key={name}>
              <th scope="row" className={`${cell} text-start font-semibold`}>
                {pickText(names, language, 'en') || name}
              </th>
              <td className={`${wide} text-muted`}>{known && t(`plan.${known}.for`)}</td>
              <td className={`${cell} text-end tabular-nums`}>
                {price && price.priceMinor > 0
                  ? moneyAndCode(price.priceMinor, price.currencyCode)
                  : t('plans.free')}
                {price && price.extraParcelMinor > 0 && (
                  <span className="block text-caption text-muted">
                    {t('plans.extra', { price: moneyAndCode(price.extraParcelMinor, price.currencyCode) })}
                  </span>
                )}
              </td>
              <td className={`${cell} text-end tabular-nums`}>{amount(parcelsPerMonth)}</td>
              <td className={`${cell} text-end tabular-nums`}>{amount(members)}</td>
              <td className={`${wide} text-end tabular-nums`}>{number(callsPerMinute)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
