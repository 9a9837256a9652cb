import type { Tariff } from '@onehaul/domain/fee/tariff';
import { DetailList } from '@onehaul/workbench/detail-list';
import { entriesOf, type Names, wordsOf } from './entries.ts';
import { sections } from './field-makers.ts';
import { SectionCard } from './form-section.tsx';
import { useTariffFormatter } from './tariff-formatter.ts';

type Props = { readonly tariff: Tariff; readonly names: Names };

/** Read-only tariff for users who may not edit. */
export function TariffWords({ tariff, names }: Props) {
  const formatter = useTariffFormatter();
  const entries = entriesOf(tariff, formatter, names);
  return (
    <div className="flex flex-col gap-4">
      {sections
        .map((section) => ({ section, own: entries.filter((entry) => entry.section === section) }))
        .filter(({ own }) => own.length > 0)
        .map(({ section, own }) => (
          <SectionCard key={section} section={section}>
            <DetailList
              rows={own.map(({ key, name, parts }) => ({ key, label: name, value: wordsOf(parts) }))}
            />
          </SectionCard>
        ))}
    </div>
  );
}
