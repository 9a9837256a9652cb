import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { type DestinationPrices, pricedBox } from './line-prices.ts';
import { MoreLink } from './more-link.tsx';
import { type Ground, Section } from './section.tsx';

type Props = { readonly prices: readonly DestinationPrices[]; readonly ground: Ground };

/** What one kilogram costs to each destination, cheapest line first. */
export function Prices({ prices, ground }: Props) {
  const { t } = useTranslation('rates');
  return (
    <Section
      title={t('home.pricesTitle')}
      text={t('home.pricesText', pricedBox)}
      ground={ground}
      action={<MoreLink to={paths.charges}>{t('home.allPrices')}</MoreLink>}
    >
      <ul className={prices.length > 1 ? 'grid gap-5 md:grid-cols-2 xl:grid-cols-3' : ''}>
        {prices.map((one) => (
          <Destination key={one.countryId} {...one} isWide={prices.length === 1} />
        ))}
      </ul>
    </Section>
  );
}

type DestinationProps = DestinationPrices & {
  /** The only destination: its lines stand side by side. */
  readonly isWide: boolean;
};

function Destination({ countryId, name, lines, isWide }: DestinationProps) {
  const { t, i18n } = useTranslation('rates');
  const { t: storefront } = useTranslation('storefront');
  const { exact, about } = useMoney();
  return (
    <Card as="li" className="flex flex-col">
      <h3 className="px-5 pt-4 text-lead font-semibold">{name}</h3>
      <ul className={`grow px-5 py-2 ${isWide ? 'md:grid md:grid-cols-2 md:gap-x-12' : ''}`}>
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-t border-line py-3"
          >
            <Icon name={line.transport} className="size-5 text-primary-9" />
            <span className="min-w-0">
              <span className="sr-only">{storefront(`transport.${line.transport}`)}: </span>
              <span className="block font-medium">{line.name}</span>
              <span className="block text-small text-muted">
                {`${daysText(line, i18n.language)} · ${line.carrierName}`}
              </span>
            </span>
            <span className="text-end">
              <span className="block text-lead font-semibold tabular-nums">{exact(line.minor)}</span>
              {about(line.minor) && (
                <span className="block text-caption text-muted tabular-nums">{about(line.minor)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={`${paths.shippingCalculation}?to=${countryId}`}
        className="flex min-h-control items-center justify-between gap-2 border-t border-line px-5 text-small font-medium text-primary-9 hover:underline"
      >
        {t('home.calculate')}
        <Icon name="forward" className="size-4" />
      </Link>
    </Card>
  );
}
