import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { useState } from 'react';
import type { ControlProps } from './field-input.tsx';

/** Items of a pasted list: one per line, or separated as in a spreadsheet or a sentence. */
export const parseItems = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\t,;，；、]+/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
];

type Props = {
  readonly value: readonly string[];
  readonly onChange: (items: string[]) => void;
  readonly control: ControlProps;
  readonly rows?: number;
};

/** Short texts, one per line, with their number below. */
export function TextListInput({ value, onChange, control, rows = 8 }: Props) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState(value.join('\n'));
  // The text stays as typed while it means the value; another value replaces it.
  const text = parseItems(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <>
      <Input.TextArea
        {...control}
        rows={rows}
        className="font-mono"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseItems(target.value));
        }}
      />
      <output className="block pt-1 text-caption text-muted tabular-nums">
        {t('entries', { count: value.length })}
      </output>
    </>
  );
}
