import { Select } from '@onehaul/workbench/antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlProps } from './field-input.tsx';
import { loadOptions } from './options.ts';
import { useRecordFormContext } from './studio-context.ts';

type Props = {
  readonly to: string;
  readonly isMultiple: boolean;
  /** Country of the listed regions. */
  readonly within?: number;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly control: ControlProps;
};

/** Searchable choice of one or several records of another resource, or of a place. */
export function ReferenceInput({ to, isMultiple, within, value, onChange, control }: Props) {
  const { shop } = useRecordFormContext();
  const [search, setSearch] = useState('');
  const needsCountry = to === 'region' && within === undefined;
  const chosen = [value ?? []].flat();
  const { data, isFetching } = useQuery({
    queryKey: ['studio.options', shop.id, to, within ?? 0, search, chosen],
    queryFn: ({ signal }) => loadOptions({ shopId: shop.id, of: to, within, search, chosen }, signal),
    placeholderData: keepPreviousData,
    enabled: !needsCountry,
  });
  // Until the options have loaded, a bare key would flash in the field.
  const isNamed = data !== undefined || chosen.length === 0;
  return (
    <Select
      {...control}
      {...(isMultiple && { mode: 'multiple' as const })}
      disabled={control.disabled || needsCountry}
      showSearch={{
        filterOption: false,
        onSearch: setSearch,
        searchValue: search,
        autoClearSearchValue: false,
      }}
      loading={isFetching}
      value={isNamed && !needsCountry ? (value ?? null) : null}
      options={data ?? []}
      onOpenChange={(isOpen) => {
        if (!isOpen) setSearch('');
      }}
      onChange={(next: unknown) => {
        if (!isMultiple) setSearch('');
        onChange(next ?? undefined);
      }}
    />
  );
}
