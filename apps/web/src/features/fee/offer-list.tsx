import type { Quote } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { ChoiceGroup } from '@onehaul/ui/choice-group';
import { CopyButton } from '@onehaul/ui/copy-button';
import { Icon } from '@onehaul/ui/icon';
import { useId } from 'react';
import type { CalculatorView } from './goods-address.ts';
import { SaveQuoteAction } from './save-quote-action.tsx';
import { OfferCard } from './offer-card.tsx';
import { marksOf, type Offers, sorted, type PriceableGoods } from './offers.ts';
import { RefusedOffers } from './refused-offers.tsx';
import { useMoney } from '../../app/fee/use-money.ts';

type Props = {
  readonly offers: Offers;
  readonly wanted: PriceableGoods;
  readonly view: CalculatorView;
  readonly onView: (change: Partial<CalculatorView>) => void;
  /** URL of this page with all inputs and an expanded bill. */
  readonly addressOf: (lineId: number | undefined) => string;
  readonly shareUrl: string;
  readonly goodsTypeName: string;
  readonly areaName: (key: string) => string;
  readonly isSignedIn: boolean;
  readonly onSaved: (quote: Quote, shownMinor: number) => void;
};

/** All lines of the route side by side. */
export function OfferList(props: Props) {
  const { offers, wanted, view, onView, addressOf, shareUrl, goodsTypeName, areaName, isSignedIn, onSaved } =
    props;
  const { t } = useTranslation('fee');
  const { t: storefront } = useTranslation('storefront');
  const { exact, rateNote } = useMoney();
  const id = useId();
  const shown = sorted(offers.priced, view.sort);
  const least = sorted(offers.priced, 'price')[0];
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-title font-semibold">
            {t('offers.title')}
          </h2>
          <output className="block text-small text-muted">
            {least
              ? t('offers.found', { count: shown.length, amount: exact(least.bill.totalMinor) })
              : t('offers.none')}
          </output>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {shown.length > 1 && (
            <div className="min-w-56 [&_legend]:sr-only">
              <ChoiceGroup
                legend={t('offers.sort')}
                name="sort"
                choices={[
                  { value: 'price', label: t('offers.byPrice') },
                  { value: 'days', label: t('offers.byDays') },
                ]}
                value={view.sort}
                onChange={(sort) => onView({ sort })}
              />
            </div>
          )}
          <CopyButton
            text={shareUrl}
            copied={storefront('copy.done')}
            failed={storefront('copy.failed')}
            className="inline-flex min-h-control-small items-center gap-2 rounded-control border border-line-strong px-3 text-small font-medium hover:bg-primary-2"
          >
            <Icon name="copy" className="size-4" />
            {t('offers.share')}
          </CopyButton>
        </div>
      </div>
      {shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {shown.map((offer) => (
            <OfferCard
              key={offer.line.id}
              offer={offer}
              {...marksOf(offer, offers.priced)}
              isOpen={view.lineId === offer.line.id}
              onToggle={(isOpen) => onView({ lineId: isOpen ? offer.line.id : undefined })}
              areaName={areaName}
              action={
                <SaveQuoteAction
                  lineId={offer.line.id}
                  wanted={wanted}
                  address={addressOf(offer.line.id)}
                  isSignedIn={isSignedIn}
                  onSaved={(quote) => onSaved(quote, offer.bill.totalMinor)}
                />
              }
            />
          ))}
        </ul>
      )}
      <RefusedOffers offers={offers.refused} goodsTypeName={goodsTypeName} />
      <div className="grid gap-1 text-caption text-muted">
        <p>{t('offers.note')}</p>
        {rateNote && <p suppressHydrationWarning>{rateNote}</p>}
      </div>
    </section>
  );
}
