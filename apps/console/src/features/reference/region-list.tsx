import { type Region, regionReferenceCalls } from '@onehaul/contract/console/reference';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { ReactNode } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { ReferenceList } from './reference-list.tsx';
import { AddRegionForm, RegionForm } from './region-form.tsx';
import { useCountryOptions } from './use-countries.ts';
import { useName, useValueText } from './use-words.tsx';

const list = 'regions';
const load = ({ search, filters, page, rows }: ListQuery, signal: AbortSignal) =>
  callApi(
    regionReferenceCalls.list,
    {
      search,
      isEdited: filters.changes === 'edited',
      ...(filters.country && { countryCode: filters.country }),
      pageIndex: page,
      pageRows: rows,
    },
    { signal },
  );
const loadOne = (id: string, signal: AbortSignal) => callApi(regionReferenceCalls.get, { id }, { signal });

export function RegionList({ tabs }: { readonly tabs: ReactNode }) {
  const { t: words } = useTranslation('reference');
  const nameOf = useName();
  const textOf = useValueText();
  const countries = useCountryOptions();
  const revert = useChange(regionReferenceCalls.revert, [list, 'audit']);
  const levelOf = (level: number) => words(`level.${level as 1 | 2 | 3}`);
  const aboveOf = ({ above }: Region) => above.map(nameOf).join(' › ');
  const columns: Column<Region>[] = [
    { key: 'name', title: words('field.names'), isFixed: true, show: ({ names }) => nameOf(names) },
    { key: 'id', title: words('field.id'), width: 130, show: ({ id }) => id },
    {
      key: 'country',
      title: words('field.country'),
      width: 160,
      show: ({ countryNames }) => nameOf(countryNames),
    },
    { key: 'above', title: words('field.above'), show: aboveOf },
    { key: 'level', title: words('field.level'), width: 100, show: ({ level }) => levelOf(level) },
  ];
  return (
    <ReferenceList
      dictionary="region"
      list={list}
      tabs={tabs}
      filters={[{ name: 'country', label: words('filter.country'), options: countries }]}
      columns={columns}
      load={load}
      loadOne={loadOne}
      nameOf={({ names }) => nameOf(names)}
      detailsOf={(row) => [
        { key: 'id', label: words('field.id'), value: row.id },
        { key: 'country', label: words('field.country'), value: nameOf(row.countryNames) },
        { key: 'above', label: words('field.above'), value: aboveOf(row) },
        { key: 'level', label: words('field.level'), value: levelOf(row.level) },
        { key: 'names', label: words('field.names'), value: textOf(row.names) },
        { key: 'position', label: words('field.position'), value: row.position },
      ]}
      form={(row, onClose) => <RegionForm region={row} onClose={onClose} />}
      revert={({ id, version }) => revert({ id, version })}
      add={{ label: words('add.region'), form: (onClose) => <AddRegionForm onClose={onClose} /> }}
    />
  );
}
