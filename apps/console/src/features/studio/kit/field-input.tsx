import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import type { OpeningHours } from '@onehaul/domain/opening-hours';
import { Input, Select, Switch } from '@onehaul/workbench/antd';
import { useMe } from '../../../app/me.ts';
import { excludedModules } from '../excluded-modules.ts';
import { ChoicesInput } from './choices-input.tsx';
import { ColorInput } from './color-input.tsx';
import { FileInput } from './file-input.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { NumberInput } from './number-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { useRecordFormContext } from './studio-context.ts';
import { TextListInput } from './text-list-input.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';
import { TranslatedInput } from './translated-input.tsx';
import { WeekInput } from './week-input.tsx';

/** Properties every control takes, for its label and its error. */
export type ControlProps = {
  readonly id: string;
  readonly disabled: boolean;
  readonly onBlur: () => void;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
};

export type FieldInputProps = {
  readonly field: ResourceField;
  readonly resource: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly choiceOf: (option: string) => string;
  readonly control: ControlProps;
};

/** Input of a field, by the type its contract declares. */
export function FieldInput({ field, resource, label, value, onChange, choiceOf, control }: FieldInputProps) {
  const { values } = useRecordFormContext();
  const { allowedModules } = useMe();
  const { type } = field;
  switch (type.is) {
    case 'translated':
      return (
        <TranslatedInput type={type} label={label} value={value} onChange={onChange} control={control} />
      );
    case 'number':
      return (
        <NumberInput
          unit={type.unit}
          isRequired={type.isRequired}
          value={value}
          onChange={onChange}
          control={control}
        />
      );
    case 'choice': {
      const options = type.options.map((option) => ({ value: option, label: choiceOf(option) }));
      const isOptional = !type.isRequired;
      return (
        <Select
          {...control}
          disabled={control.disabled || (type.isRequired && options.length === 1)}
          allowClear={isOptional}
          value={value ?? null}
          options={options}
          onChange={(chosen: unknown) => onChange(chosen ?? (isOptional ? null : undefined))}
        />
      );
    }
    case 'boolean':
      return <Switch {...control} checked={value === true} onChange={onChange} />;
    case 'instant':
      return (
        <Input
          {...control}
          type="datetime-local"
          value={toLocalInput(value as Date | null | undefined)}
          onChange={({ target }) =>
            onChange(fromLocalInput(target.value) ?? (type.isRequired ? undefined : null))
          }
        />
      );
    case 'choices':
      return (
        <ChoicesInput
          excluded={resource === 'shopModules' ? excludedModules(allowedModules) : []}
          type={type}
          label={label}
          value={value}
          onChange={onChange}
          choiceOf={choiceOf}
          control={control}
        />
      );
    case 'color':
      return <ColorInput label={label} value={value} onChange={onChange} control={control} />;
    case 'timeZone':
      return <TimeZoneInput type={type} value={value} onChange={onChange} control={control} />;
    case 'openingHours':
      return <WeekInput value={value as OpeningHours} label={label} onChange={onChange} control={control} />;
    case 'file':
      return <FileInput type={type} label={label} value={value} onChange={onChange} control={control} />;
    case 'rows':
      return (
        <RowsInput
          resource={resource}
          name={field.name}
          type={type}
          label={label}
          value={value}
          onChange={onChange}
          control={control}
          input={FieldInput}
        />
      );
    case 'reference':
    case 'references': {
      const within = type.to === 'region' ? values.countryId : undefined;
      return (
        <ReferenceInput
          to={type.to}
          isMultiple={type.is === 'references'}
          {...(typeof within === 'number' && { within })}
          value={value}
          onChange={onChange}
          control={control}
        />
      );
    }
    case 'textList':
      return <TextListInput value={value as string[]} onChange={onChange} control={control} />;
    default:
      return (
        <Input
          {...control}
          maxLength={type.maxLength}
          value={(value as string | undefined) ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
