import type { Tariff } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { FreightTable } from './freight-table.tsx';
import { roundingWords, type RuleGroup, ruleGroups } from './tariff-words.ts';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';
import { weighingWords } from '../../app/fee/weighing-words.ts';

type Props = { readonly tariff: Tariff; readonly areaName: (key: string) => string };

/** A tariff in words: the price table and all other rules. */
export function TariffView({ tariff, areaName }: Props) {
  const { t } = useTranslation('fee');
  const { t: bill } = useTranslation('bill');
  const tariffFormat = useTariffFormat();
  const { basis } = tariff.weighing;
  const rounding = roundingWords(tariffFormat, tariff);
  const groups = ruleGroups(tariffFormat, tariff, { area: areaName, bill });
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
        <div className="grid content-start gap-6">
          <FreightTable caption={bill('rule.freight')} freight={tariff.freight} basis={basis} />
          {tariff.delivery && (
            <FreightTable caption={bill('rule.delivery')} freight={tariff.delivery} basis={basis} />
          )}
        </div>
        <div className="grid content-start gap-5">
          <Rules
            title={t(basis === 'weight' ? 'group.weight' : 'group.volume')}
            rules={[...weighingWords(tariffFormat, tariff.weighing), ...(rounding ? [rounding] : [])]}
          />
          <Groups groups={groups.filter(({ key }) => key === 'limits')} />
        </div>
      </div>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 list-none items-center gap-2 text-small font-medium text-primary-9 print:hidden [&::-webkit-details-marker]:hidden">
          {t('charges.rules')}
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-5 pt-1 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          <Groups groups={groups.filter(({ key }) => key !== 'limits')} />
        </div>
      </details>
    </div>
  );
}

function Groups({ groups }: { readonly groups: readonly RuleGroup[] }) {
  const { t } = useTranslation('fee');
  return groups.map(({ key, rules }) => <Rules key={key} title={t(`group.${key}`)} rules={rules} />);
}

const Rules = ({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) => (
  <section className="break-inside-avoid">
    <h4 className="text-small font-semibold">{title}</h4>
    <ul className="mt-1 grid gap-1 text-small text-muted">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);
