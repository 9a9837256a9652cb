import type { AgentInfo } from '@onehaul/contract/agent';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useCnyText } from '../../app/portal/money-text.tsx';

type Terms = NonNullable<AgentInfo['terms']>;

/** Formats basis points (1/10,000) as a percentage. */
export function usePart() {
  const { i18n } = useTranslation('agent');
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  return (bps: number) => percent.format(bps / 10_000);
}

/** Commission terms in one line. */
export function AgentTerms({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation('agent');
  const exact = useCnyText();
  const part = usePart();
  const [first = 0, ...upper] = terms.levelBps;
  const above = upper.filter((bps) => bps > 0);
  const how = {
    percent: () => t('terms.percent', { first: part(first) }),
    perKilogram: () => t('terms.perKilogram', { amount: exact(terms.kilogramMinor) }),
    margin: () => t('terms.margin', { part: part(terms.wholesaleBps) }),
  }[terms.model]();
  const parts = [
    how,
    terms.model === 'percent' && above.length > 0 && t('terms.upper', { parts: above.map(part).join(' / ') }),
    t('terms.wait', { count: terms.confirmDays }),
    terms.sourceMonthMinor !== null && t('terms.most', { amount: exact(terms.sourceMonthMinor) }),
  ].filter((each) => each !== false);
  return (
    <p className="text-small text-muted" data-terms>
      <span className="font-medium text-ink">{t('terms.title', { name: terms.name })}</span>
      {' · '}
      {parts.join(' · ')}
    </p>
  );
}
