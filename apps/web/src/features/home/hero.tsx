import type { Announcement } from '@onehaul/contract/content';
import type { Destination } from '@onehaul/contract/catalog';
import type { ShopInfo } from '@onehaul/contract/shop';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { Scene, type TransportMode } from '@onehaul/ui/illustration/scene';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { announcementPath, paths } from '../../app/paths.ts';
import { FigureList } from './figures.tsx';

type Props = {
  readonly shop: ShopInfo;
  /** Figures that this hero shows itself. */
  readonly figures: ShopInfo['figures'];
  readonly way: TransportMode;
  readonly destinations: readonly Destination[];
  /** Current notice for every visitor. */
  readonly notice: Announcement | undefined;
};

/** Hero: what the shop does, and the next step. */
export function Hero({
  arrangement,
  ...props
}: Props & { readonly arrangement: 'night' | 'beside' | 'above' }) {
  const Arranged = { night: NightHero, beside: BesideHero, above: AboveHero }[arrangement];
  return <Arranged {...props} />;
}

function NightHero(props: Props) {
  return (
    <section className="on-deep overflow-hidden">
      <div className="page-width grid grid-cols-1 items-center gap-8 pt-12 last:pb-12 lg:grid-cols-[10fr_11fr] lg:pt-20 lg:last:pb-20">
        <Words {...props} />
        <Scene mode={props.way} className="w-full lg:w-[min(124%,100%+var(--page-side)-12px)]" />
      </div>
      {props.figures.length > 0 && (
        <div className="page-width mt-10 border-t border-line py-10">
          <FigureList figures={props.figures} />
        </div>
      )}
    </section>
  );
}

function BesideHero(props: Props) {
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <div className="absolute inset-y-0 start-[56%] -end-40 -z-10 hidden -skew-x-12 bg-primary-2 lg:block" />
      <div className="page-width grid grid-cols-1 items-center gap-10 py-12 lg:grid-cols-[10fr_11fr] lg:gap-0 lg:py-28">
        <Words {...props} />
        <Scene mode={props.way} className="w-full lg:w-[min(118%,100%+var(--page-side)-12px)]" />
      </div>
    </section>
  );
}

function AboveHero(props: Props) {
  return (
    <section className="overflow-hidden bg-primary-2">
      <div className="page-width pt-10 text-center lg:pt-14 [&_p]:mx-auto">
        <Words {...props} centred />
        <Scene mode={props.way} className="mx-auto -mb-4 w-full max-w-246" />
      </div>
    </section>
  );
}

function Words({ shop, destinations, notice, centred = false }: Props & { readonly centred?: boolean }) {
  const { t } = useTranslation('storefront');
  return (
    <div className={centred ? 'mx-auto max-w-240' : 'max-w-180'}>
      {notice && <Notice announcement={notice} />}
      <h1 className="text-heading font-bold tracking-tight md:text-display">{shop.tagline}</h1>
      <p className="mt-5 max-w-180 text-muted">{shop.description}</p>
      {destinations.length > 0 && <PriceFields destinations={destinations} centred={centred} />}
      <TrackField centred={centred} />
      <div className={`mt-8 flex flex-wrap gap-3 ${centred ? 'justify-center' : ''}`}>
        <LinkButton to={paths.teach} variant="secondary">
          {t('hero.teach')}
          <Icon name="forward" />
        </LinkButton>
        {shop.modules.includes('consolidation') && (
          <LinkButton to={paths.contraband} variant="secondary">
            {t('hero.contraband')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const field =
  'h-control min-w-0 rounded-control border border-line-strong bg-page px-3 text-control text-ink placeholder:text-muted';

type PriceProps = { readonly destinations: readonly Destination[]; readonly centred: boolean };

/** Destination and weight, answered by the calculator. Native form submission: works without script. */
function PriceFields({ destinations, centred }: PriceProps) {
  const { t } = useTranslation('rates');
  return (
    <form
      action={paths.shippingCalculation}
      aria-label={t('home.priceForm')}
      className={`mt-8 flex max-w-150 flex-wrap gap-2 ${centred ? 'mx-auto' : ''}`}
    >
      <select name="to" aria-label={t('home.to')} className={`${field} grow basis-40`}>
        {destinations.map(({ countryId, name }) => (
          <option key={countryId} value={countryId}>
            {name}
          </option>
        ))}
      </select>
      <span className="relative flex w-28">
        <input
          name="kg"
          required
          inputMode="decimal"
          autoComplete="off"
          pattern="[0-9]{1,4}([.][0-9]{1,3})?"
          defaultValue="5"
          aria-label={t('home.weight')}
          className={`${field} w-full pe-10`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-3 self-center text-small text-muted"
        >
          kg
        </span>
      </span>
      <Button type="submit" className="shrink-0 max-sm:grow">
        {t('home.seePrices')}
      </Button>
    </form>
  );
}

/** Native form submission: works without script. */
function TrackField({ centred }: { readonly centred: boolean }) {
  const { t } = useTranslation('tracking');
  return (
    <search>
      <form action={paths.logisticsQuery} className={`mt-3 flex max-w-150 gap-2 ${centred ? 'mx-auto' : ''}`}>
        <input
          name="numbers"
          required
          autoComplete="off"
          spellCheck={false}
          aria-label={t('field.label')}
          placeholder={t('field.label')}
          className={`${field} grow`}
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          <Icon name="search" className="size-5 max-sm:hidden" />
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}

const Notice = ({ announcement }: { readonly announcement: Announcement }) => (
  <Link
    to={announcementPath(announcement.id)}
    className="mb-6 inline-flex min-h-control-small max-w-full items-center gap-2 rounded-control border border-line bg-page px-3 text-start text-small text-ink transition-colors hover:border-primary-9"
  >
    <Icon name="pin" className="size-4 text-primary-9" />
    <span className="min-w-0 truncate">{announcement.title}</span>
    <Icon name="next" className="size-4 text-muted" />
  </Link>
);
