import { ChainedSelect } from '@onehaul/ui/form/chained-select';
import { Combobox } from '@onehaul/ui/form/combobox';
import { useState } from 'react';
import { Columns, Part } from '../part.tsx';

const words = {
  open: 'Show the list',
  none: 'Nothing found',
  found: (count: number) => `${count} found`,
};
const cities = ['Đà Nẵng', 'Hà Nội', 'Hải Phòng', 'Huế', 'Cần Thơ', 'Hồ Chí Minh'].map((label) => ({
  value: label,
  label,
  detail: 'Việt Nam',
}));
const many = Array.from({ length: 240 }, (_, index) => ({
  value: String(index),
  label: `Country ${index + 1}`,
}));
const districts: Readonly<Record<string, readonly string[]>> = {
  Kowloon: ['Kwun Tong', 'Sham Shui Po', 'Yau Tsim Mong'],
  'New Territories': ['Sai Kung', 'Sha Tin'],
};
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Selects with search. */
export function ComboboxParts() {
  const [city, setCity] = useState<string>();
  const [country, setCountry] = useState<string | undefined>('3');
  const [path, setPath] = useState<readonly string[]>([]);
  return (
    <>
      <Part name="Combobox">
        <Columns>
          <Combobox
            id="city"
            name="city"
            label="City"
            hint="Type to search."
            options={cities}
            value={city}
            onChange={setCity}
            words={words}
          />
          <Combobox
            id="country"
            name="country"
            label="Country"
            options={many}
            value={country}
            onChange={setCountry}
            words={words}
          />
          <Combobox
            id="city-wrong"
            name="city-wrong"
            label="City"
            error="Choose a city."
            options={cities}
            value={undefined}
            onChange={setCity}
            words={words}
          />
          <Combobox
            id="city-off"
            name="city-off"
            label="City"
            isDisabled
            options={cities}
            value="Huế"
            onChange={setCity}
            words={words}
          />
        </Columns>
      </Part>
      <Part name="ChainedSelect">
        <ChainedSelect
          path={path}
          onChange={setPath}
          words={words}
          levels={[
            {
              id: 'province',
              name: 'province',
              label: 'Region',
              options: optionsOf(Object.keys(districts)),
              isLoading: false,
            },
            {
              id: 'district',
              name: 'district',
              label: 'District',
              options: optionsOf(districts[path[0] ?? ''] ?? []),
              isLoading: false,
            },
          ]}
        />
        <output data-path>{path.join(' / ')}</output>
      </Part>
    </>
  );
}
