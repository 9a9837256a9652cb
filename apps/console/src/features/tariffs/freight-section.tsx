import type { Band, Price, Tariff } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { EditGrid } from '@onehaul/workbench/edit-grid';
import { bandColumns } from './columns.ts';
import type { RuleField } from './field-makers.ts';
import { Problems, RuleInputs, SectionCard } from './form-section.tsx';
import { bandsOf, convertToMode, wholeUnit } from './freight-modes.ts';
import { useProblemWords } from './problem-words.ts';
import { useTariffFormatter } from './tariff-formatter.ts';

type Props = {
  readonly section: 'freight' | 'delivery';
  readonly tariff: Tariff;
  readonly fields: readonly RuleField[];
  readonly onChange: (tariff: Tariff) => void;
  readonly problems: readonly string[];
};

/** New last band: the previous price, unbounded. */
const nextBand = (last: Band<Price> | undefined): Band<Price> => ({
  upTo: null,
  price: last?.price ?? { kind: 'fixed', minor: 0 },
});

export function FreightSection({ section, tariff, fields, onChange, problems }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const problemWords = useProblemWords();
  const freight = tariff[section];
  const { basis } = tariff.weighing;
  return (
    <SectionCard section={section} text={t(freight ? `modeText.${freight.mode}` : 'deliveryText')}>
      <RuleInputs fields={fields} tariff={tariff} onChange={onChange} />
      {freight && (
        <EditGrid<Band<Price>>
          key={`${freight.mode}-${basis}`}
          label={t(`section.${section}`)}
          columns={bandColumns(formatter, freight.mode, basis)}
          rows={bandsOf(freight)}
          onChange={(bands) =>
            onChange({ ...tariff, [section]: convertToMode(freight.mode, bands, wholeUnit(basis)) })
          }
          {...(freight.mode !== 'firstContinued' && { blank: nextBand, isOrdered: true })}
          problemWords={problemWords}
        />
      )}
      <Problems words={problems} />
    </SectionCard>
  );
}
