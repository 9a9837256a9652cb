import {
  type CustomsRule,
  customsRuleReferenceCalls,
  customsRuleValue,
} from '@onehaul/contract/console/reference';
import { customsRuleKinds } from '@onehaul/domain/customs/confirmation-state';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { DayInput, LinesInput, TermsInput, TextsInput } from './inputs.tsx';
import { useCountryOptions } from './use-countries.ts';
import { ValueForm } from './value-form.tsx';

const list = 'customsRules';
const noNotes: Record<Language, string> = { zhHans: '', zhHanT: '', en: '', vi: '' };
const schema = z.object({ id: customsRuleReferenceCalls.add.input.shape.id, ...customsRuleValue.shape });

/** Editor of a rule; without one it adds a new rule. */
export function CustomsRuleForm({
  rule,
  onClose,
}: {
  readonly rule?: CustomsRule;
  readonly onClose: () => void;
}) {
  const { t: words } = useTranslation('reference');
  const countries = useCountryOptions();
  const add = useChange(customsRuleReferenceCalls.add, [list, 'audit']);
  const save = useChange(customsRuleReferenceCalls.save, [list, 'audit']);
  const kinds = customsRuleKinds.map((value) => ({ value, label: words(`kind.${value}`) }));
  const empty = { words: [], exceptWords: [], hsPrefixes: [], countryCodes: [], terms: {}, validUntil: null };
  const initial = rule
    ? { ...rule, notes: { ...noNotes, ...rule.notes } }
    : { ...empty, kind: 'refused' as const, notes: noNotes };
  return (
    <ValueForm
      list={list}
      title={rule ? words('edit.title', { name: rule.id }) : words('add.customsRule')}
      text={words('edit.text')}
      schema={schema}
      initial={initial}
      version={rule?.version ?? 0}
      // The form checks everything else, and offers known countries only.
      fieldOf={({ error }) =>
        error === 'record.taken' ? 'id' : error === 'input.invalid' ? 'validUntil' : undefined
      }
      save={({ id, ...value }): Promise<unknown> =>
        rule ? save({ id: rule.id, version: rule.version, value }) : add({ id, value })
      }
      nameOf={({ id }) => rule?.id ?? id}
      onClose={onClose}
    >
      {!rule && (
        <Field name="id" label={words('field.id')} help={words('help.ruleId')}>
          <Input autoComplete="off" maxLength={60} />
        </Field>
      )}
      <Field name="kind" label={words('field.kind')}>
        <Select options={kinds} />
      </Field>
      <Field name="topic" label={words('field.topic')} help={words('help.topic')}>
        <Input autoComplete="off" maxLength={40} />
      </Field>
      <Field name="countryCodes" label={words('field.countryCodes')} help={words('help.countryCodes')}>
        <Select mode="multiple" options={countries} showSearch={{ optionFilterProp: 'label' }} />
      </Field>
      <Field name="words" label={words('field.words')} help={words('help.lines')}>
        <LinesInput />
      </Field>
      <Field name="exceptWords" label={words('field.exceptWords')} help={words('help.exceptWords')}>
        <LinesInput />
      </Field>
      <Field name="hsPrefixes" label={words('field.hsPrefixes')} help={words('help.lines')}>
        <LinesInput />
      </Field>
      <Field name="notes" label={words('field.notes')}>
        <TextsInput label={words('field.notes')} maxLength={600} isLong />
      </Field>
      <Field name="terms" label={words('field.terms')}>
        <TermsInput />
      </Field>
      <Field name="sourceUrl" label={words('field.sourceUrl')}>
        <Input type="url" autoComplete="off" maxLength={500} />
      </Field>
      <Field name="validFrom" label={words('field.validFrom')}>
        <DayInput />
      </Field>
      <Field name="validUntil" label={words('field.validUntil')} help={words('help.validUntil')}>
        <DayInput />
      </Field>
    </ValueForm>
  );
}
