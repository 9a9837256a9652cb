import type { FieldType } from '@onehaul/contract/console/studio/field';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import type { ControlProps } from './field-input.tsx';

type Props = {
  readonly type: Extract<FieldType, { is: 'timeZone' }>;
  readonly value: unknown;
  readonly onChange: (zone: string) => void;
  readonly control: ControlProps;
};

const labelOf = (zone: string) => zone.replaceAll('_', ' ');

/** The browser's time zones, plus the saved value if the browser omits it. */
export function TimeZoneInput({ type, value, onChange, control }: Props) {
  const { t } = useTranslation('studio');
  const saved = value ? [value as string] : [];
  const zones = [...new Set([...saved, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Select
      {...control}
      showSearch={{ optionFilterProp: 'label' }}
      value={value as string}
      options={[
        ...(type.isRequired ? [] : [{ value: '', label: t('timeZone.shop') }]),
        ...zones.map((zone) => ({ value: zone, label: labelOf(zone) })),
      ]}
      onChange={onChange}
    />
  );
}
