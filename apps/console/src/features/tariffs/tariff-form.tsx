import type { CarryStep, RemoteCharge, Tariff } from '@onehaul/domain/fee/tariff';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { useTranslation } from '@onehaul/i18n/react';
import { EditGrid } from '@onehaul/workbench/edit-grid';
import { useMemo } from 'react';
import {
  carryColumns,
  type CollectionBand,
  collectionColumns,
  type LevelDiscount,
  levelColumns,
  remoteColumns,
  type StorageBand,
  storageColumns,
} from './columns.ts';
import type { Names } from './entries.ts';
import { ruleChoices, withDiscountRules } from './extra-fields.ts';
import type { Section } from './field-makers.ts';
import { Problems, RuleInputs, SectionCard } from './form-section.tsx';
import { FreightSection } from './freight-section.tsx';
import { useProblemMessages, useProblemWords } from './problem-words.ts';
import { ruleFields } from './rule-fields.ts';
import { ManyInput } from './rule-input.tsx';
import { useTariffFormatter } from './tariff-formatter.ts';
import { SurchargesSection } from './surcharges-section.tsx';
import { wholeUnit } from './freight-modes.ts';

type Props = {
  readonly tariff: Tariff;
  readonly names: Names;
  readonly onChange: (tariff: Tariff) => void;
};

/** Tariff form, section by section. */
export function TariffForm({ tariff, names, onChange }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const problemWords = useProblemWords();
  const { weighing, storage, collection, discount } = tariff;
  const { basis } = weighing;
  const problemsAt = useProblemMessages(useMemo(() => tariffProblems(tariff), [tariff]));
  const fields = useMemo(() => ruleFields(formatter, basis), [formatter, basis]);
  const inputs = (section: Section) => (
    <RuleInputs
      fields={fields.filter((field) => field.section === section && field.key !== 'discountRules')}
      tariff={tariff}
      onChange={onChange}
    />
  );
  const freight = (section: 'freight' | 'delivery') => (
    <FreightSection
      section={section}
      tariff={tariff}
      fields={fields.filter((field) => field.section === section)}
      onChange={onChange}
      problems={problemsAt(section)}
    />
  );
  const unit = wholeUnit(basis);
  const freeArea = names.areas.find(({ value }) => tariff.remoteAreas.every(({ area }) => area !== value));
  const freeLevel = names.levels.find(({ value }) =>
    discount.levels.every(({ level }) => String(level) !== value),
  );

  return (
    <div className="flex flex-col gap-4">
      <SectionCard section="weighing" text={t('weighingText')}>
        {inputs('weighing')}
        <h3 className="text-small font-medium">{t('carry')}</h3>
        <EditGrid<CarryStep>
          key={basis}
          label={t('carry')}
          columns={carryColumns(formatter, basis)}
          rows={weighing.carry}
          onChange={(carry) => onChange({ ...tariff, weighing: { ...weighing, carry } })}
          blank={(last) =>
            last ? { from: last.from + unit * 10, step: last.step } : { from: 0, step: unit / 2 }
          }
          maxRows={10}
          problemWords={problemWords}
        />
        <Problems words={problemsAt('weighing.carry')} />
      </SectionCard>
      {freight('freight')}
      {freight('delivery')}
      <SurchargesSection tariff={tariff} onChange={onChange} problemsAt={problemsAt} />
      <SectionCard section="remoteAreas" text={t('remoteText')}>
        {names.areas.length === 0 ? (
          <p className="text-small text-muted">{t('noAreas')}</p>
        ) : (
          <EditGrid<RemoteCharge>
            label={t('section.remoteAreas')}
            columns={remoteColumns(formatter, names.areas)}
            rows={tariff.remoteAreas}
            onChange={(remoteAreas) => onChange({ ...tariff, remoteAreas })}
            blank={() => ({
              area: (freeArea ?? names.areas[0]!).value,
              price: { kind: 'fixed', minor: 0 },
              least: 0,
            })}
            maxRows={Math.min(20, names.areas.length)}
            problemWords={problemWords}
          />
        )}
        <Problems words={problemsAt('remoteAreas')} />
      </SectionCard>
      <SectionCard section="limits" text={t('limitsText')}>
        {inputs('limits')}
      </SectionCard>
      <SectionCard section="storage" text={t('storageText')}>
        {inputs('storage')}
        <EditGrid<StorageBand>
          label={t('section.storage')}
          columns={storageColumns(formatter)}
          rows={storage.bands}
          onChange={(bands) => onChange({ ...tariff, storage: { ...storage, bands } })}
          blank={(last) => ({ upToGrams: null, minorPerDay: last?.minorPerDay ?? 0 })}
          isOrdered
          problemWords={problemWords}
        />
        <Problems words={problemsAt('storage.bands')} />
      </SectionCard>
      <SectionCard section="insurance">{inputs('insurance')}</SectionCard>
      <SectionCard section="collection">
        {inputs('collection')}
        {collection && (
          <EditGrid<CollectionBand>
            label={t('section.collection')}
            columns={collectionColumns(formatter)}
            rows={collection.bands}
            onChange={(bands) => onChange({ ...tariff, collection: { ...collection, bands } })}
            blank={(last) => ({ upToMinor: null, minor: last?.minor ?? 0, bps: last?.bps ?? 0 })}
            isOrdered
            problemWords={problemWords}
          />
        )}
        <Problems words={problemsAt('collection.bands')} />
      </SectionCard>
      <SectionCard section="tax">{inputs('tax')}</SectionCard>
      <SectionCard section="discount" text={t('discountText')}>
        <ManyInput
          label={t('field.discountRules')}
          choices={ruleChoices(formatter)}
          values={discount.rules}
          onChange={(rules) => onChange(withDiscountRules(tariff, rules))}
        />
        <EditGrid<LevelDiscount>
          label={t('section.discount')}
          columns={levelColumns(formatter, names.levels)}
          rows={discount.levels}
          onChange={(levels) => onChange({ ...tariff, discount: { ...discount, levels } })}
          blank={() => ({ level: Number((freeLevel ?? names.levels[0])?.value ?? 0), bps: 0 })}
          maxRows={Math.min(20, Math.max(1, names.levels.length))}
          problemWords={problemWords}
        />
        <Problems words={problemsAt('discount.levels')} />
      </SectionCard>
      <SectionCard section="rounding">{inputs('rounding')}</SectionCard>
    </div>
  );
}
