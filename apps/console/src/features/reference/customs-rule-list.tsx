import { type CustomsRule, customsRuleReferenceCalls } from '@onehaul/contract/console/reference';
import { customsRuleKinds } from '@onehaul/domain/customs/confirmation-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { ReactNode } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { CustomsRuleForm } from './customs-rule-form.tsx';
import { ReferenceList } from './reference-list.tsx';
import { useName, useValueText } from './use-words.tsx';

const list = 'customsRules';
const load = ({ search, filters, page, rows }: ListQuery, signal: AbortSignal) => {
  const kind = customsRuleKinds.find((each) => each === filters.kind);
  const filter = { search, isEdited: filters.changes === 'edited', ...(kind && { kind }) };
  return callApi(customsRuleReferenceCalls.list, { ...filter, pageIndex: page, pageRows: rows }, { signal });
};
const loadOne = (id: string, signal: AbortSignal) =>
  callApi(customsRuleReferenceCalls.get, { id }, { signal });

export function CustomsRuleList({ tabs }: { readonly tabs: ReactNode }) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const textOf = useValueText();
  const revert = useChange(customsRuleReferenceCalls.revert, [list, 'audit']);
  const kinds = customsRuleKinds.map((value) => ({ value, label: words(`kind.${value}`) }));
  const placesOf = ({ countryCodes }: CustomsRule) => countryCodes.join(' ') || words('everywhere');
  const columns: Column<CustomsRule>[] = [
    { key: 'id', title: words('field.id'), isFixed: true, width: 220, show: ({ id }) => id },
    { key: 'kind', title: words('field.kind'), width: 140, show: ({ kind }) => words(`kind.${kind}`) },
    { key: 'places', title: words('field.countryCodes'), width: 180, show: placesOf },
    { key: 'notes', title: words('field.notes'), show: ({ notes }) => nameOf(notes) },
    { key: 'from', title: words('field.validFrom'), width: 120, show: ({ validFrom }) => validFrom },
    { key: 'until', title: words('field.validUntil'), width: 120, show: ({ validUntil }) => validUntil },
  ];
  return (
    <ReferenceList
      dictionary="customsRule"
      list={list}
      tabs={tabs}
      filters={[{ name: 'kind', label: words('filter.kind'), options: kinds }]}
      columns={columns}
      load={load}
      loadOne={loadOne}
      nameOf={({ id }) => id}
      detailsOf={(row) => [
        { key: 'kind', label: words('field.kind'), value: words(`kind.${row.kind}`) },
        { key: 'topic', label: words('field.topic'), value: row.topic },
        { key: 'places', label: words('field.countryCodes'), value: placesOf(row) },
        { key: 'words', label: words('field.words'), value: textOf(row.words) },
        { key: 'except', label: words('field.exceptWords'), value: textOf(row.exceptWords) },
        { key: 'hs', label: words('field.hsPrefixes'), value: textOf(row.hsPrefixes) },
        { key: 'notes', label: words('field.notes'), value: textOf(row.notes) },
        { key: 'terms', label: words('field.terms'), value: textOf(row.terms) },
        { key: 'source', label: words('field.sourceUrl'), value: row.sourceUrl },
        { key: 'from', label: words('field.validFrom'), value: row.validFrom },
        { key: 'until', label: words('field.validUntil'), value: row.validUntil ?? '' },
      ]}
      form={(row, onClose) => <CustomsRuleForm rule={row} onClose={onClose} />}
      revert={({ id, version }) => revert({ id, version })}
      add={{ label: words('add.customsRule'), form: (onClose) => <CustomsRuleForm onClose={onClose} /> }}
    />
  );
}
