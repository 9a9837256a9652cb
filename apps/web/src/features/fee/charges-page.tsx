import type { GoodsType } from '@onehaul/contract/catalog';
import type { Article } from '@onehaul/contract/content';
import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Icon } from '@onehaul/ui/icon';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { RichText } from '@onehaul/ui/rich-text';
import { useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { FeeFrame } from './fee-frame.tsx';
import { LineCharges } from './line-charges.tsx';
import { LineComparison } from './line-comparison.tsx';

type Props = {
  readonly lines: readonly TariffLine[];
  readonly remoteAreas: readonly RemoteArea[];
  readonly goodsTypes: readonly Pick<GoodsType, 'id' | 'name'>[];
  /** The shop's own article about its charges. */
  readonly article: Pick<Article, 'title' | 'content'> | undefined;
};

const anchorOf = (countryId: number) => `to-${countryId}`;

/** The shop's tariffs in words, generated from the data that prices use. */
export function ChargesPage({ lines, remoteAreas, goodsTypes, article }: Props) {
  const { t } = useTranslation('fee');
  const { t: rates } = useTranslation('rates');
  const { t: storefront } = useTranslation('storefront');
  const countries = [...Map.groupBy(lines, ({ countryId }) => countryId).values()] as [
    TariffLine,
    ...TariffLine[],
  ][];
  usePrintWhole();
  const areaName = (key: string) => remoteAreas.find((area) => area.key === key)?.name ?? key;
  return (
    <FeeFrame page={paths.charges} text={t('charges.text')}>
      {article && (
        <details className="group mb-8 rounded-card border border-line bg-surface">
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-5 [&::-webkit-details-marker]:hidden">
            <h2 className="text-body font-semibold">{article.title}</h2>
            <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
          </summary>
          <RichText html={article.content} tableLabel={storefront('article.table')} className="px-5 pb-5" />
        </details>
      )}
      {lines.length === 0 ? (
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
        <>
          <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
            <nav aria-label={t('destination')}>
              <ul className="flex flex-wrap gap-2 text-small">
                {countries.map(([{ countryId, countryName }]) => (
                  <li key={countryId}>
                    <a
                      href={`#${anchorOf(countryId)}`}
                      className="inline-flex min-h-control-small items-center rounded-control border border-line bg-surface px-3 hover:bg-primary-2"
                    >
                      {countryName}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {t('charges.print')}
            </Button>
          </div>
          <div className="grid gap-14">
            {countries.map((found) => {
              const [{ countryId, countryName }] = found;
              return (
                <section
                  key={countryId}
                  id={anchorOf(countryId)}
                  aria-labelledby={`${anchorOf(countryId)}-title`}
                >
                  <h2 id={`${anchorOf(countryId)}-title`} className="text-title font-semibold">
                    {countryName}
                  </h2>
                  <p className="mt-1 mb-4 text-small text-muted">{rates('compare.text')}</p>
                  <Card className="mb-4 px-5 py-2">
                    <LineComparison label={rates('compare.label', { country: countryName })} lines={found} />
                  </Card>
                  <div className="grid gap-3">
                    {found.map((line) => (
                      <LineCharges key={line.id} line={line} goodsTypes={goodsTypes} areaName={areaName} />
                    ))}
                  </div>
                </section>
              );
            })}
          </div>
        </>
      )}
    </FeeFrame>
  );
}

/** Expands all sections before printing: paper cannot expand them. */
function usePrintWhole(): void {
  useEffect(() => {
    const openAll = () => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
    };
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, []);
}
