import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, Select } from '@onehaul/workbench/antd';
import type { Mark } from './address-marks.ts';
import type { AddressValues } from './address-values.ts';
import { FieldLabel } from './field-label.tsx';
import type { useRegions } from './use-regions.ts';

type Props = {
  readonly regions: ReturnType<typeof useRegions>;
  readonly path: readonly string[];
  /** Recognition certainty of the pasted message. */
  readonly mark?: Mark | undefined;
  readonly onChange: (path: readonly string[]) => void;
};

/** Province, city and area: cascading selects, or free text where the platform has no region data. */
export function RegionFields({ regions, path, mark, onChange }: Props) {
  const { t } = useTranslation('address');
  if (regions.isKnown && !regions.hasRegions)
    return (
      <div className="grid gap-x-4 sm:grid-cols-3">
        {(['province', 'city', 'area'] as const).map((name) => (
          <Form.Item<AddressValues> key={name} name={name} label={t(name)}>
            <Input maxLength={80} />
          </Form.Item>
        ))}
      </div>
    );
  return (
    <div
      className={`grid items-end gap-x-4 ${regions.levels.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {regions.levels.map(({ name, places, isLoading }, level) => (
        <Form.Item
          key={name}
          name={`region-${name}`}
          label={<FieldLabel label={t(name)} mark={mark && (path[level] ? mark : 'check')} />}
          htmlFor={`address-${name}`}
          rules={[
            {
              validator: () => (path[level] ? Promise.resolve() : Promise.reject(new Error(t('choose')))),
            },
          ]}
        >
          <PlaceSelect
            id={`address-${name}`}
            label={t(name)}
            places={places ?? []}
            isLoading={isLoading}
            chosen={path[level]}
            onChoose={(id) => onChange([...path.slice(0, level), id])}
          />
        </Form.Item>
      ))}
    </div>
  );
}

type PlaceProps = {
  readonly id: string;
  readonly label: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly isLoading: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Injected by the antd form item; `path` is the source of truth. */
  readonly onChange?: (id: string) => void;
};

function PlaceSelect({ id, label, places, isLoading, chosen, onChoose, onChange }: PlaceProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      value={chosen ?? null}
      options={places.map((place) => ({ value: place.id, label: place.name }))}
      onChange={(next: string) => {
        onChoose(next);
        onChange?.(next);
      }}
    />
  );
}
