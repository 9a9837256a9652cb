import type { Carrier, DeliverySpeed, Destination } from '@onehaul/contract/catalog';
import { Icon } from '@onehaul/ui/icon';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { type Ground, Section } from './section.tsx';
import { daysScale } from './transit-days.ts';

type Props = {
  readonly deliverySpeeds: readonly DeliverySpeed[];
  readonly destinations: readonly Destination[];
  readonly carriers: readonly Carrier[];
  readonly payments: readonly string[];
  readonly ground: Ground;
};

/** Transit times, destinations, carriers and ways to pay. */
export function Routes({ deliverySpeeds, destinations, carriers, payments, ground }: Props) {
  const { t: rates } = useTranslation('rates');
  const { t } = useTranslation('storefront');
  return (
    <Section title={t('routes.title')} text={t('routes.text')} ground={ground}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[8fr_4fr] lg:gap-16">
        <Lines deliverySpeeds={deliverySpeeds} />
        <div className="grid content-start gap-10">
          {destinations.length > 0 && (
            <Named title={t('routes.destinations')}>
              {destinations.map(({ countryId, countryCode, name }) => (
                <li
                  key={countryId}
                  className="flex items-center gap-2 rounded-control border border-line bg-surface py-1 ps-1 pe-3"
                >
                  <span
                    className="rounded-small bg-primary-2 px-2 py-1 font-mono text-caption text-primary-9"
                    aria-hidden="true"
                  >
                    {countryCode}
                  </span>
                  {name}
                </li>
              ))}
            </Named>
          )}
          {carriers.length > 0 && (
            <Named title={t('routes.carriers')}>
              {carriers.map(({ id, name }) => (
                <li key={id} className="rounded-control border border-line bg-surface px-3 py-1">
                  {name}
                </li>
              ))}
            </Named>
          )}
          {payments.length > 0 && (
            <Named title={rates('home.payments')}>
              {payments.map((name) => (
                <li key={name} className="rounded-control border border-line bg-surface px-3 py-1">
                  {name}
                </li>
              ))}
            </Named>
          )}
        </div>
      </div>
    </Section>
  );
}

type NamedProps = { readonly title: string; readonly children: React.ReactNode };

const Named = ({ title, children }: NamedProps) => (
  <div>
    <h3 className="text-small font-semibold">{title}</h3>
    <ul className="mt-4 flex flex-wrap gap-2 text-small">{children}</ul>
  </div>
);

/** Chart of all lines on a common scale of days. */
function Lines({ deliverySpeeds }: Pick<Props, 'deliverySpeeds'>) {
  const { t, i18n } = useTranslation('storefront');
  const { end, ticks } = daysScale(deliverySpeeds);
  const row = 'grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 md:grid-cols-[5fr_6fr_2fr]';
  return (
    <div className="self-start rounded-card border border-line bg-surface px-5 py-2 sm:px-7">
      <div
        className={`${row} hidden border-b border-line py-3 text-caption text-muted md:grid`}
        aria-hidden="true"
      >
        <span />
        <svg className="h-4 w-full overflow-visible">
          {ticks.map((tick) => (
            <text key={tick} x={`${(tick / end) * 100}%`} y="12" textAnchor="middle" className="fill-muted">
              {tick}
            </text>
          ))}
        </svg>
        <span className="text-end">{t('routes.days')}</span>
      </div>
      <ul>
        {deliverySpeeds.map((speed) => (
          <li key={speed.id} className={`${row} border-line py-4 not-first:border-t`}>
            <div className="flex items-center gap-4">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-primary-2 text-primary-9">
                <Icon name={speed.transport} />
                <span className="sr-only">{t(`transport.${speed.transport}`)}</span>
              </span>
              <span className="font-medium">{speed.name}</span>
            </div>
            <div className="relative order-last col-span-2 h-6 md:order-none md:col-span-1 md:-my-4 md:h-auto md:self-stretch">
              <svg className="absolute inset-0 size-full" aria-hidden="true">
                {ticks.map((tick) => (
                  <line
                    key={tick}
                    x1={`${(tick / end) * 100}%`}
                    x2={`${(tick / end) * 100}%`}
                    y2="100%"
                    className="hidden stroke-line md:block"
                  />
                ))}
                <rect
                  width={`${(speed.minimumDays / end) * 100}%`}
                  y="50%"
                  height="4"
                  transform="translate(0 -2)"
                  className="fill-primary-4"
                />
                <rect
                  x={`${(speed.minimumDays / end) * 100}%`}
                  width={`${(Math.max(speed.maximumDays - speed.minimumDays, 0.4) / end) * 100}%`}
                  y="50%"
                  height="16"
                  rx="4"
                  transform="translate(0 -8)"
                  className="fill-primary-7"
                />
              </svg>
            </div>
            <span className="text-end font-semibold whitespace-nowrap" suppressHydrationWarning>
              {daysText(speed, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
