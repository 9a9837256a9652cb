import type { Tariff } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import type { ReactNode } from 'react';
import type { RuleField, Section } from './field-makers.ts';
import { RuleInput } from './rule-input.tsx';

export const idOfSection = (section: Section) => `tariff-${section}`;

type CardProps = { readonly section: Section; readonly text?: string; readonly children: ReactNode };

export function SectionCard({ section, text, children }: CardProps) {
  const { t } = useTranslation('tariff');
  return (
    <section
      id={idOfSection(section)}
      aria-labelledby={`${idOfSection(section)}-title`}
      className="flex scroll-mt-20 flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <h2 id={`${idOfSection(section)}-title`} className="text-body font-semibold">
          {t(`section.${section}`)}
        </h2>
        {text && <p className="text-caption text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

type FieldsProps = {
  readonly fields: readonly RuleField[];
  readonly tariff: Tariff;
  readonly onChange: (tariff: Tariff) => void;
};

/** Inputs for those `fields` that apply to this tariff. */
export const RuleInputs = ({ fields, tariff, onChange }: FieldsProps) => (
  <div
    className={
      // A single field is only as wide as its text needs.
      fields.length === 1
        ? 'max-w-80'
        : 'grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-3'
    }
  >
    {fields
      .filter(({ isUsed }) => isUsed?.(tariff) ?? true)
      .map((field) => (
        <RuleInput key={field.key} column={field} row={tariff} onChange={onChange} />
      ))}
  </div>
);

/** Validation errors, shown next to their fields. */
export const Problems = ({ words }: { readonly words: readonly string[] }) =>
  words.map((each) => <Alert key={each} type="error" showIcon title={each} />);
