import type { GoodsType } from '@onehaul/contract/catalog';
import type { Carton, Quote, RemoteArea, TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { BelowOffers } from './below-offers.tsx';
import { FeeFrame } from './fee-frame.tsx';
import { type CalculatorView, readGoods, readView, type TypedGoods, writeAddress } from './goods-address.ts';
import { GoodsForm } from './goods-form.tsx';
import { SavedQuotes } from './saved-quotes.tsx';
import { NoLineOffered } from './no-line-offered.tsx';
import { NotYet } from './not-yet.tsx';
import { OfferList } from './offer-list.tsx';
import { linesBetween, offersOf, toPriceableGoods } from './offers.ts';
import { QuotePanel } from './quote-panel.tsx';
import { useAddress } from './use-address.ts';
import { useCurrentLines } from '../../app/fee/use-current-lines.ts';
import { useMember } from './use-member.ts';
import { useQuotes } from './use-quotes.ts';

type Props = {
  readonly lines: readonly TariffLine[];
  readonly remoteAreas: readonly RemoteArea[];
  readonly cartons: readonly Carton[];
  readonly goodsTypes: readonly GoodsType[];
};

/** Prices a shipment on every line while typing, with the billing rules. */
export function CalculatorPage(props: Props) {
  const { t } = useTranslation('fee');
  const { key } = useLocation();
  return (
    <FeeFrame page={paths.shippingCalculation} text={t('calculator.text')}>
      {props.lines.length === 0 ? (
        <EmptyState
          drawing={<StepDrawing step="measure" className="w-60" />}
          title={t('noLines.title')}
          text={t('noLines.text')}
        >
          <LinkButton to={paths.help} variant="secondary">
            {t('noLines.action')}
          </LinkButton>
        </EmptyState>
      ) : (
        // Keyed by navigation: a new visit resets the state to that URL.
        <Calculator key={key} {...props} />
      )}
    </FeeFrame>
  );
}

/** A single option is selected automatically; a visitor from the home page gets the first of several. */
function begin(search: URLSearchParams, { lines, goodsTypes }: Props): TypedGoods {
  const goods = readGoods(search);
  const isQuick = search.has('kg');
  const only = (ids: readonly number[]) => (isQuick || new Set(ids).size === 1 ? ids[0] : undefined);
  const countryId = goods.countryId ?? only(lines.map((line) => line.countryId));
  const toCountry = lines.filter((line) => !isQuick || line.countryId === countryId);
  return {
    ...goods,
    countryId,
    warehouseId: goods.warehouseId ?? only(toCountry.map((line) => line.warehouseId)),
    goodsTypeId: goods.goodsTypeId ?? only(goodsTypes.map(({ id }) => id)),
  };
}

function Calculator(props: Props) {
  const { remoteAreas, goodsTypes, cartons } = props;
  const lines = useCurrentLines(props.lines);
  const { t } = useTranslation('fee');
  const { pathname, search } = useLocation();
  const { origin, isSignedIn } = useRootData();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [goods, setGoods] = useState(() => begin(new URLSearchParams(search), props));
  const [view, setView] = useState(() => readView(new URLSearchParams(search)));
  const [newQuote, setNewQuote] = useState<Quote>();
  const member = useMember(isSignedIn);
  const { quotes, load } = useQuotes(isSignedIn);
  useAddress(writeAddress(goods, view));

  const wanted = toPriceableGoods(goods, remoteAreas, member?.level ?? 0);
  const offers = wanted && offersOf(lines, wanted);
  const hasWay = goods.warehouseId !== undefined && goods.countryId !== undefined;
  const changeGoods = (change: Partial<TypedGoods>) => setGoods((before) => ({ ...before, ...change }));
  const changeView = (change: Partial<CalculatorView>) => setView((before) => ({ ...before, ...change }));
  const areaName = (key: string) => remoteAreas.find((area) => area.key === key)?.name ?? key;
  const addressOf = (lineId: number | undefined) => pathname + writeAddress(goods, { ...view, lineId });
  const known = [newQuote, ...(typeof quotes === 'object' ? quotes.value : [])];

  function addSavedQuote(quote: Quote, shownMinor: number): void {
    setNewQuote(quote);
    changeView({ quoteId: quote.id });
    if (quote.price.total === shownMinor) toast(t('keep.done'), 'positive');
    else {
      // The shop has published a tariff since this page loaded.
      toast(t('keep.changed'), 'warning');
      void revalidate();
    }
    load();
    document.getElementById('content')?.scrollIntoView();
  }

  return (
    <>
      {view.quoteId && (
        <QuotePanel
          key={view.quoteId}
          id={view.quoteId}
          known={known.find((quote) => quote?.id === view.quoteId)}
          isSignedIn={isSignedIn}
          address={addressOf(view.lineId)}
          areaName={areaName}
          onClose={() => changeView({ quoteId: undefined })}
        />
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <GoodsForm
            lines={lines}
            remoteAreas={remoteAreas}
            goodsTypes={goodsTypes}
            goods={goods}
            onChange={changeGoods}
          />
        </div>
        <div className="min-w-0">
          {hasWay && linesBetween(lines, goods).length === 0 ? (
            <NoLineOffered lines={lines} goods={goods} onChange={changeGoods} />
          ) : offers ? (
            <>
              <OfferList
                offers={offers}
                wanted={wanted}
                view={view}
                onView={changeView}
                addressOf={addressOf}
                shareUrl={origin + pathname + writeAddress(goods, { sort: view.sort, lineId: view.lineId })}
                goodsTypeName={goodsTypes.find(({ id }) => id === goods.goodsTypeId)?.name ?? ''}
                areaName={areaName}
                isSignedIn={isSignedIn}
                onSaved={addSavedQuote}
              />
              <BelowOffers
                offers={offers}
                wanted={wanted}
                cartons={cartons}
                lineId={view.lineId}
                onChooseLine={(lineId) => {
                  changeView({ lineId });
                  document.querySelector(`article[data-line="${lineId}"]`)?.scrollIntoView();
                }}
              />
            </>
          ) : (
            <NotYet goods={goods} />
          )}
        </div>
      </div>
      {isSignedIn && (
        <SavedQuotes
          quotes={quotes}
          load={load}
          shownId={view.quoteId}
          onShow={(quoteId) => {
            changeView({ quoteId });
            document.getElementById('content')?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}
