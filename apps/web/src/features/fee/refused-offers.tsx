import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import type { RefusedOffer } from './offers.ts';
import { limitText } from '../../app/fee/limit-words.ts';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';

type Props = { readonly offers: readonly RefusedOffer[]; readonly goodsTypeName: string };

/** Lines of the route that refuse these goods, each with its reason. */
export function RefusedOffers({ offers, goodsTypeName }: Props) {
  const { t } = useTranslation('fee');
  const { t: refusalText } = useTranslation('refusal');
  const tariffFormat = useTariffFormat();
  if (offers.length === 0) return null;
  return (
    <section aria-label={t('refused.title')}>
      <h3 className="mb-2 text-small font-semibold text-muted">{t('refused.title')}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-sunken">
        {offers.map(({ line, refusal }) => {
          const limit =
            refusal === 'goodsType' ? undefined : limitText(tariffFormat, line.current.tariff, refusal);
          return (
            <li
              key={line.id}
              data-line={line.id}
              data-refusal={refusal}
              className="flex gap-3 px-4 py-3 text-small"
            >
              <Icon name={line.transport} className="mt-0.5 size-5 text-muted" />
              <div>
                <p className="font-medium">{line.name}</p>
                <p className="text-muted">
                  {refusal === 'goodsType'
                    ? t('refused.goodsType', { goods: goodsTypeName })
                    : refusalText(refusal)}
                  {limit && ` ${limit}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
