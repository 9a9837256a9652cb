import type { Bill } from '@onehaul/domain/fee/bill';
import { lineDeliveryRefusal } from '@onehaul/domain/order/line-delivery';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Tag } from '@onehaul/ui/tag';
import { limitText } from '../../app/fee/limit-words.ts';
import { totalWeightGrams } from '../../app/portal/packaging.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';
import { PackedWeights } from '../../app/portal/packed-weights.tsx';
import { fieldId } from './step-errors.ts';
import { choiceInput, choiceLook, Part } from './part.tsx';
import type { LineOffer, Wizard } from './use-wizard.ts';

type Props = { readonly wizard: Wizard };

const cost = ({ bill }: LineOffer) => bill?.totalMinor ?? Infinity;
const days = ({ line }: LineOffer) => line.maximumDays * 1000 + line.minimumDays;

/** Every line of the route with price and transit time, or its refusal. */
export function LinePart({ wizard }: Props) {
  const { t } = useTranslation('wizard');
  const { offers, known, draft, change, shipment } = wizard;
  const taken = offers.filter(({ refusal }) => refusal === undefined);
  const refused = offers.filter(({ refusal }) => refusal !== undefined);
  const sorted = taken.toSorted((a, b) => (cost(a) === cost(b) ? days(a) - days(b) : cost(a) - cost(b)));
  const least = Math.min(...taken.map(cost));
  const soonest = Math.min(...taken.map(days));
  const isOneOfMany = taken.length > 1;
  const kind = known.address?.kind ?? 'dispatch';
  // Lines that deliver to the chosen address first; the others require another kind of address.
  const groups = [
    { title: undefined, offers: sorted.filter(({ line }) => !lineDeliveryRefusal(line.delivery, kind)) },
    {
      title: t(kind === 'dispatch' ? 'line.toPoint' : 'line.toDoor'),
      offers: sorted.filter(({ line }) => lineDeliveryRefusal(line.delivery, kind)),
    },
  ].filter((group) => group.offers.length > 0);
  const firstId = groups[0]?.offers[0]?.line.id;
  return (
    <Part title={t('line.title')} {...(offers.length > 0 && { text: t('line.note') })}>
      {!known.address && <p className="text-small text-muted">{t('line.first')}</p>}
      {known.address && taken.length === 0 && <p className="text-small">{t('line.none')}</p>}
      {groups.map(({ title, offers: some }) => (
        <section key={title ?? ''} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {title && <h4 className="mt-2 text-small font-semibold text-muted">{title}</h4>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {some.map((offer) => (
              <OfferChoice
                key={offer.line.id}
                offer={offer}
                inputId={offer.line.id === firstId ? fieldId('line') : undefined}
                isChosen={offer.line.id === draft.lineId}
                isCheapest={isOneOfMany && cost(offer) === least && least < Infinity}
                isFastest={isOneOfMany && days(offer) === soonest}
                hasPrice={shipment.boxes.length > 0}
                goodsGrams={totalWeightGrams(known.parcels)}
                onChoose={() => change({ lineId: offer.line.id })}
              />
            ))}
          </ul>
        </section>
      ))}
      {refused.length > 0 && <Refused offers={refused} />}
    </Part>
  );
}

type OfferProps = {
  readonly offer: LineOffer;
  readonly inputId: string | undefined;
  readonly isChosen: boolean;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
  readonly hasPrice: boolean;
  readonly goodsGrams: number | undefined;
  readonly onChoose: () => void;
};

function OfferChoice(props: OfferProps) {
  const { offer, inputId, isChosen, isCheapest, isFastest, hasPrice, goodsGrams, onChoose } = props;
  const { t, i18n } = useTranslation('wizard');
  const { t: storefront } = useTranslation('storefront');
  const { line, bill } = offer;
  return (
    <li>
      <label data-line={line.id} data-delivery={line.delivery} className={`${choiceLook} flex-wrap`}>
        <input
          type="radio"
          name="order-line"
          id={inputId}
          className={choiceInput}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="grid min-w-0 grow basis-60 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Icon name={line.transport} className="size-4.5 text-muted" />
              <span className="sr-only">{storefront(`transport.${line.transport}`)}</span>
              <span className="font-semibold">{line.name}</span>
              {line.delivery !== 'dispatch' && <Tag>{t(`line.delivers.${line.delivery}`)}</Tag>}
              {isCheapest && <Mark>{t('line.cheapest')}</Mark>}
              {isFastest && <Mark>{t('line.fastest')}</Mark>}
            </span>
            <span className="block text-muted">
              {[daysText(line, i18n.language), line.carrierName, line.speedName].join(' · ')}
            </span>
            {line.note && <span className="block text-caption text-muted">{line.note}</span>}
          </span>
          {hasPrice && <Price bill={bill} />}
          {isChosen && bill && (
            <span className="mt-1 block sm:col-span-2">
              <PackedWeights weighed={bill.weighed} goodsGrams={goodsGrams} />
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

function Price({ bill }: { readonly bill: Bill | undefined }) {
  const { exact, about } = useMoney();
  if (!bill)
    return (
      <span
        aria-hidden="true"
        className="h-6 w-20 animate-pulse rounded-small bg-line motion-reduce:animate-none"
      />
    );
  return (
    <span className="whitespace-nowrap sm:text-end" data-total={bill.totalMinor}>
      <span className="block text-body font-bold tabular-nums">{exact(bill.totalMinor)}</span>
      <span className="block text-caption text-muted tabular-nums">{about(bill.totalMinor)}</span>
    </span>
  );
}

const Mark = ({ children }: { readonly children: string }) => (
  <span className="inline-flex items-center gap-1 rounded-small bg-positive-ground px-2 text-caption font-medium text-positive">
    <Icon name="check" className="size-3.5" />
    {children}
  </span>
);

function Refused({ offers }: { readonly offers: readonly LineOffer[] }) {
  const { t } = useTranslation('wizard');
  const { t: refusalText } = useTranslation('refusal');
  const tariffFormat = useTariffFormat();
  return (
    <section aria-label={t('line.refused')}>
      <h4 className="mb-2 text-small font-semibold text-muted">{t('line.refused')}</h4>
      <ul className="divide-y divide-line rounded-control border border-line bg-sunken">
        {offers.map(({ line, refusal, kinds }) => (
          <li key={line.id} data-refusal={refusal} className="flex gap-3 px-3 py-2 text-small">
            <Icon name={line.transport} className="mt-0.5 size-4.5 text-muted" />
            <span>
              <span className="block font-medium">{line.name}</span>
              <span className="block text-muted">
                {refusal && refusalText(refusal, { type: kinds.join(', ') })}{' '}
                {refusal && limitText(tariffFormat, line.current.tariff, refusal)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
