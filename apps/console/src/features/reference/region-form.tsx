import { type Region, regionReferenceCalls, regionValue } from '@onehaul/contract/console/reference';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { useChange } from '../../app/use-change.ts';
import { OptionalLine, TextsInput } from './inputs.tsx';
import { useCountryOptions } from './use-countries.ts';
import { useName } from './use-words.tsx';
import { ValueForm } from './value-form.tsx';

const list = 'regions';
const noNames: Record<Language, string> = { zhHans: '', zhHanT: '', en: '', vi: '' };

function ValueFields() {
  const { t: words } = useTranslation('reference');
  return (
    <>
      <Field name="names" label={words('field.names')} help={words('help.regionNames')}>
        <TextsInput label={words('field.names')} maxLength={80} />
      </Field>
      <Field name="position" label={words('field.position')} help={words('help.position')}>
        <InputNumber className="w-full" min={1} precision={0} />
      </Field>
    </>
  );
}

export function RegionForm({ region, onClose }: { readonly region: Region; readonly onClose: () => void }) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const save = useChange(regionReferenceCalls.save, [list, 'audit']);
  const { id, version, names, position } = region;
  return (
    <ValueForm
      list={list}
      title={words('edit.title', { name: nameOf(names) })}
      text={words('edit.text')}
      schema={regionValue}
      initial={{ names: { ...noNames, ...names }, position }}
      version={version}
      save={(value) => save({ id, version, value })}
      nameOf={(value) => nameOf(value.names)}
      onClose={onClose}
    >
      <ValueFields />
    </ValueForm>
  );
}

const addSchema = regionReferenceCalls.add.input.omit({ value: true }).extend(regionValue.shape);

export function AddRegionForm({ onClose }: { readonly onClose: () => void }) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const countries = useCountryOptions();
  const add = useChange(regionReferenceCalls.add, [list, 'audit']);
  return (
    <ValueForm
      list={list}
      title={words('add.region')}
      text={words('add.regionText')}
      schema={addSchema}
      initial={{ parentId: null, names: noNames, position: 1 }}
      version={0}
      fieldOf={({ error }) =>
        error === 'record.taken' ? 'code' : error === 'record.notFound' ? 'parentId' : undefined
      }
      save={({ names, position, ...place }) => add({ ...place, value: { names, position } })}
      nameOf={({ names }) => nameOf(names)}
      onClose={onClose}
    >
      <Field name="countryCode" label={words('field.country')}>
        <Select options={countries} showSearch={{ optionFilterProp: 'label' }} />
      </Field>
      <Field name="parentId" label={words('field.above')} help={words('help.parent')}>
        <OptionalLine />
      </Field>
      <Field name="code" label={words('field.code')} help={words('help.code')}>
        <Input autoComplete="off" maxLength={12} />
      </Field>
      <ValueFields />
    </ValueForm>
  );
}
