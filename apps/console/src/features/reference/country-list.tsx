import { type Country, countryReferenceCalls, countryValue } from '@onehaul/contract/console/reference';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, InputNumber } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import type { Column } from '@onehaul/workbench/data-table';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { ReactNode } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { TextsInput } from './inputs.tsx';
import { ReferenceList } from './reference-list.tsx';
import { useName, useValueText } from './use-words.tsx';
import { ValueForm } from './value-form.tsx';

const list = 'countries';
const load = ({ search, filters, page, rows }: ListQuery, signal: AbortSignal) =>
  callApi(
    countryReferenceCalls.list,
    { search, isEdited: filters.changes === 'edited', pageIndex: page, pageRows: rows },
    { signal },
  );
const loadOne = (id: string, signal: AbortSignal) => callApi(countryReferenceCalls.get, { id }, { signal });

export function CountryList({ tabs }: { readonly tabs: ReactNode }) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const textOf = useValueText();
  const revert = useChange(countryReferenceCalls.revert, [list, 'audit']);
  const columns: Column<Country>[] = [
    { key: 'name', title: words('field.names'), isFixed: true, show: ({ names }) => nameOf(names) },
    { key: 'code', title: words('field.code'), width: 100, show: ({ code }) => code },
    { key: 'dialCode', title: words('field.dialCode'), width: 130, show: ({ dialCode }) => dialCode },
    {
      key: 'position',
      title: words('field.position'),
      width: 100,
      align: 'end',
      show: ({ position }) => position,
    },
  ];
  return (
    <ReferenceList
      dictionary="country"
      list={list}
      tabs={tabs}
      columns={columns}
      load={load}
      loadOne={loadOne}
      nameOf={({ names }) => nameOf(names)}
      detailsOf={({ code, names, dialCode, position }) => [
        { key: 'code', label: words('field.code'), value: code },
        { key: 'names', label: words('field.names'), value: textOf(names) },
        { key: 'dialCode', label: words('field.dialCode'), value: dialCode },
        { key: 'position', label: words('field.position'), value: position },
      ]}
      form={(row, onClose) => <CountryForm country={row} onClose={onClose} />}
      revert={({ id, version }) => revert({ id, version })}
    />
  );
}

type FormProps = { readonly country: Country; readonly onClose: () => void };

function CountryForm({ country, onClose }: FormProps) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const save = useChange(countryReferenceCalls.save, [list, 'audit']);
  const { id, version, dialCode, position } = country;
  const names = { zhHans: '', zhHanT: '', en: '', vi: '', ...country.names } as Record<Language, string>;
  return (
    <ValueForm
      list={list}
      title={words('edit.title', { name: nameOf(country.names) })}
      text={words('edit.text')}
      schema={countryValue}
      initial={{ names, dialCode, position }}
      version={version}
      save={(value) => save({ id, version, value })}
      nameOf={(value) => nameOf(value.names)}
      onClose={onClose}
    >
      <Field name="names" label={words('field.names')}>
        <TextsInput label={words('field.names')} maxLength={80} />
      </Field>
      <Field name="dialCode" label={words('field.dialCode')}>
        <Input autoComplete="off" maxLength={5} />
      </Field>
      <Field name="position" label={words('field.position')} help={words('help.position')}>
        <InputNumber className="w-full" min={1} precision={0} />
      </Field>
    </ValueForm>
  );
}
