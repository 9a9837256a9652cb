import type { GoodsType } from '@onehaul/contract/catalog';
import type { TariffLine } from '@onehaul/contract/fee';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { Icon } from '@onehaul/ui/icon';
import { anchorOfLine } from './line-comparison.tsx';
import { TariffView } from './tariff-view.tsx';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';

type Props = {
  readonly line: TariffLine;
  readonly goodsTypes: readonly Pick<GoodsType, 'id' | 'name'>[];
  readonly areaName: (key: string) => string;
};

/** One line: description, current prices, and upcoming prices if published. */
export function LineCharges({ line, goodsTypes, areaName }: Props) {
  const { t, i18n } = useTranslation('fee');
  const { t: storefront } = useTranslation('storefront');
  const formatInstant = useFormatInstant();
  const goods = goodsTypes.filter(({ id }) => line.goodsTypeIds.includes(id)).map(({ name }) => name);
  const at = (effectiveAt: string) => formatInstant(new Date(effectiveAt));
  return (
    <Card as="article" className="print:border-0 print:border-t">
      <details className="group/line">
        <summary className="flex list-none items-center gap-3 p-4 sm:px-6 print:px-0 [&::-webkit-details-marker]:hidden">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-primary-2 text-primary-9">
            <Icon name={line.transport} />
            <span className="sr-only">{storefront(`transport.${line.transport}`)}</span>
          </span>
          <span className="min-w-0 grow">
            <h3 className="text-lead font-semibold">{line.name}</h3>
            <span className="block text-small text-muted">
              {`${line.warehouseName} → ${line.countryName} · `}
              <span suppressHydrationWarning>{daysText(line, i18n.language)}</span>
              {` · ${line.carrierName}`}
            </span>
          </span>
          <Icon
            name="down"
            className="size-4 shrink-0 text-muted transition-transform group-open/line:rotate-180 print:hidden"
          />
        </summary>
        <div
          id={anchorOfLine(line.id)}
          className="grid scroll-mt-28 gap-5 border-t border-line p-5 sm:p-6 print:px-0"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 text-small text-muted">
            <div>
              <p>{t('charges.goods', { goods: goods.join(t('listComma')) })}</p>
              {line.note && <p>{line.note}</p>}
            </div>
            <p className="text-caption" suppressHydrationWarning>
              {t('charges.version', { version: line.current.version, time: at(line.current.effectiveAt) })}
            </p>
          </div>
          <TariffView tariff={line.current.tariff} areaName={areaName} />
          {line.next && (
            <div className="grid gap-4">
              <Notice tone="information">
                <span suppressHydrationWarning>
                  {t('charges.next', { version: line.next.version, time: at(line.next.effectiveAt) })}
                </span>
              </Notice>
              <details>
                <summary className="min-h-8 pointer-coarse:min-h-control text-small font-medium text-primary-9">
                  {t('charges.showNext')}
                </summary>
                <div className="mt-4">
                  <TariffView tariff={line.next.tariff} areaName={areaName} />
                </div>
              </details>
            </div>
          )}
        </div>
      </details>
    </Card>
  );
}
