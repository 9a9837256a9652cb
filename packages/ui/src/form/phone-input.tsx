import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { TextInput } from './text-input.tsx';

type Area = { readonly value: string; readonly name: string; readonly dialCode: string };

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'before'> & {
  readonly areas: readonly Area[];
  readonly areaName: string;
  readonly areaLabel: string;
  readonly area: string;
  readonly onArea: (value: string) => void;
};

/** Phone number with its dial code. The code is a native select under a short text: its list shows full names. */
export function PhoneInput({ areas, areaName, areaLabel, area, onArea, ...rest }: Props) {
  const chosen = areas.find(({ value }) => value === area);
  return (
    <TextInput
      autoComplete="tel-national"
      maxLength={32}
      {...rest}
      type="tel"
      inputMode="tel"
      before={
        <span className="relative flex h-control shrink-0 items-center gap-2 rounded-control border border-line-strong bg-page px-3 text-control tabular-nums hover:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
          <span aria-hidden="true">{chosen?.dialCode ?? '+'}</span>
          <Icon name="down" className="size-4 text-muted" />
          <select
            name={areaName}
            aria-label={areaLabel}
            value={area}
            onChange={({ target }) => onArea(target.value)}
            className="absolute -inset-px opacity-0"
          >
            {areas.map(({ value, name, dialCode }) => (
              <option key={value} value={value}>
                {name} {dialCode}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
