import { Input } from '@onehaul/workbench/antd';
import { useState } from 'react';
import type { ControlProps } from './field-input.tsx';

type Props = {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly control: ControlProps;
};
const isColor = (typed: string) => /^#[0-9a-f]{6}$/.test(typed);

/** Accepts what people paste: capitals, and a missing number sign. */
const normalize = (typed: string) => {
  const text = typed.trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text;
};

/** A colour by picker or by its number. */
export function ColorInput({ label, value, onChange, control }: Props) {
  const color = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(color);
  const shown = normalize(typed) === color ? typed : color;
  return (
    <span className="flex gap-2">
      <input
        type="color"
        aria-label={label}
        disabled={control.disabled}
        value={isColor(shown) ? shown : '#000000'}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        className="h-control w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
      />
      <Input
        {...control}
        className="max-w-40 font-mono"
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(normalize(target.value));
        }}
      />
    </span>
  );
}
