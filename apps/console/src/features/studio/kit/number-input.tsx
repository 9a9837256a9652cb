import type { Unit } from '@onehaul/contract/console/studio/field';
import { useTranslation } from '@onehaul/i18n/react';
import { InputNumber } from '@onehaul/workbench/antd';
import type { ControlProps } from './field-input.tsx';
import { measures, toStored, toTyped } from './units.ts';

type Props = {
  readonly unit: Unit;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** Undefined for a missing value, null for none. */
  readonly onChange: (value: number | null | undefined) => void;
  readonly control: ControlProps;
};

/** Number in the unit people type, with the unit in the field. */
export function NumberInput({ unit, isRequired, value, onChange, control }: Props) {
  const { t } = useTranslation('studio');
  const { decimals, mark } = measures[unit];
  const suffix = unit === 'days' ? t('unit.days') : mark;
  return (
    <InputNumber<number>
      {...control}
      controls={false}
      className="w-full"
      inputMode="decimal"
      // Money always has its cents; other units have no trailing zeros.
      {...(unit === 'cents' && { precision: decimals })}
      {...(suffix && { suffix: <span className="text-caption text-muted">{suffix}</span> })}
      value={typeof value === 'number' ? toTyped(unit, value) : null}
      onChange={(typed) => onChange(typed === null ? (isRequired ? undefined : null) : toStored(unit, typed))}
    />
  );
}
