import { Select } from '@onehaul/workbench/antd';
import type { ControlProps } from './field-input.tsx';

type Props = {
  readonly value: unknown;
  readonly onChange: (zone: string) => void;
  readonly control: ControlProps;
};

const labelOf = (zone: string) => zone.replaceAll('_', ' ');

/** The browser's time zones, plus the saved value if the browser omits it. */
export function TimeZoneInput({ value, onChange, control }: Props) {
  const zones = [...new Set([String(value), ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Select
      {...control}
      showSearch={{ optionFilterProp: 'label' }}
      value={value as string}
      options={zones.map((zone) => ({ value: zone, label: labelOf(zone) }))}
      onChange={onChange}
    />
  );
}
