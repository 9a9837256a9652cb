import { type SettingName, type SettingValue, settingTypeOf } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { measureOf, unitMark } from '../../app/rules/setting-format.ts';
import { referenceOf, useReferenceOptions } from './reference-options.ts';

type RuleInputProps = {
  readonly shopId: number;
  readonly name: SettingName;
  readonly value: SettingValue | undefined;
  readonly onChange: (value: SettingValue | undefined) => void;
  readonly onBlur: () => void;
  readonly control: {
    readonly id: string;
    readonly disabled: boolean;
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  };
};

/** Input of a rule, by its unit. */
export function RuleInput(props: RuleInputProps) {
  const { t } = useTranslation('rules');
  const { name, value, onChange, onBlur, control } = props;
  const { unit } = settingTypeOf(name);
  if (referenceOf(name)) return <ReferenceInput {...props} />;
  if (unit === 'yesNo') {
    return (
      <span className="flex min-h-control-small items-center gap-2">
        <Switch {...control} checked={value === 1} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
        <span aria-hidden="true" className="text-small">
          {t(value === 1 ? 'on' : 'off')}
        </span>
      </span>
    );
  }
  const { parts, decimals } = measureOf(name);
  const mark = unitMark(t, name);
  return (
    <InputNumber<number>
      {...control}
      controls={false}
      className="w-full"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      // Money always has its cents; megabytes have no trailing zeros.
      {...(unit !== 'bytes' && { precision: decimals })}
      {...(mark && { suffix: <span className="text-caption text-muted">{mark}</span> })}
      value={typeof value === 'number' ? value / parts : null}
      onChange={(typed) => onChange(typed === null ? undefined : Math.round(typed * parts))}
      onBlur={onBlur}
    />
  );
}

/** Choice of a record, or of several. */
function ReferenceInput({ shopId, name, value, onChange, onBlur, control }: RuleInputProps) {
  const { t } = useTranslation('rules');
  const isList = Array.isArray(value);
  const options = useReferenceOptions(shopId, name, value);
  const none = { value: 0, label: t('option.none') };
  return (
    <Select
      {...control}
      className="w-full"
      {...(isList && { mode: 'multiple' as const, placeholder: t('everywhere') })}
      showSearch={{ optionFilterProp: 'label' }}
      loading={options === undefined}
      // Until the options have loaded, a bare number would flash in the field.
      value={options ? value : isList ? [] : null}
      options={isList ? (options ?? []) : [none, ...(options ?? [])]}
      onChange={(next: SettingValue) => onChange(next)}
      onBlur={onBlur}
    />
  );
}
