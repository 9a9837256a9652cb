import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { fromMajor, toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, InputNumber } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { languageNames } from '../../app/language.ts';

type Control<T> = { readonly id?: string; readonly value?: T; readonly onChange?: (value: T) => void };
type Texts = Readonly<Record<Language, string>>;

type TextsProps = Control<Texts> & {
  readonly label: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
};

/** A text in four languages. */
export function TextsInput({ id, value, onChange, label, maxLength, isLong = false }: TextsProps) {
  const texts = value ?? { zhHans: '', zhHanT: '', en: '', vi: '' };
  const Line = isLong ? Input.TextArea : Input;
  return (
    <div className="flex flex-col gap-2">
      {languages.map((language, index) => (
        <label key={language} className="flex flex-col gap-1 text-caption text-muted">
          {languageNames[language]}
          <Line
            {...(id && index === 0 && { id })}
            aria-label={`${label} (${languageNames[language]})`}
            lang={languageTags[language]}
            autoComplete="off"
            maxLength={maxLength}
            value={texts[language]}
            onChange={({ target }) => onChange?.({ ...texts, [language]: target.value })}
          />
        </label>
      ))}
    </div>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list typed one per line. */
export function LinesInput({ id, value = [], onChange }: Control<string[]>) {
  // The text as typed: an empty line at the end is the start of the next entry.
  const [text, setText] = useState(() => value.join('\n'));
  return (
    <Input.TextArea
      {...(id && { id })}
      rows={4}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange?.(linesOf(target.value));
      }}
    />
  );
}

/** A calendar day; null when empty. */
export function DayInput({ id, value, onChange }: Control<string | null>) {
  return (
    <Input
      {...(id && { id })}
      type="date"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value || null)}
    />
  );
}

/** A line that may stay empty, as null. */
export function OptionalLine({ id, value, onChange }: Control<string | null>) {
  return (
    <Input
      {...(id && { id })}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trim() || null)}
    />
  );
}

type Amount = { readonly minor: number; readonly currency: string };
type Terms = {
  readonly value?: Amount | undefined;
  readonly timesAHalfYear?: number | undefined;
  readonly perHsCode?: Amount | undefined;
  readonly group?: string | undefined;
};

/** Figures of a customs rule, all optional. */
export function TermsInput({ id, value = {}, onChange }: Control<Terms>) {
  const { t: words } = useTranslation('reference');
  const change = (part: Terms) => {
    const entries = Object.entries({ ...value, ...part }).filter(([, inner]) => inner !== undefined);
    onChange?.(Object.fromEntries(entries));
  };
  return (
    <div className="flex flex-col gap-2">
      {(['value', 'perHsCode'] as const).map((name, index) => (
        <AmountInput
          key={name}
          {...(id && index === 0 && { id })}
          label={words(`terms.${name}`)}
          value={value[name]}
          onChange={(amount) => change({ [name]: amount })}
        />
      ))}
      <label className="flex flex-col gap-1 text-caption text-muted">
        {words('terms.timesAHalfYear')}
        <InputNumber
          className="w-full"
          min={1}
          max={999}
          precision={0}
          value={value.timesAHalfYear ?? null}
          onChange={(times) => change({ timesAHalfYear: times ?? undefined })}
        />
      </label>
      <label className="flex flex-col gap-1 text-caption text-muted">
        {words('terms.group')}
        <Input
          autoComplete="off"
          maxLength={40}
          value={value.group ?? ''}
          onChange={({ target }) => change({ group: target.value.trim() || undefined })}
        />
      </label>
    </div>
  );
}

type AmountProps = {
  readonly id?: string;
  readonly label: string;
  readonly value: Amount | undefined;
  readonly onChange: (amount: Amount | undefined) => void;
};

/** An amount of one currency; without an amount there is none. */
function AmountInput({ id, label, value, onChange }: AmountProps) {
  const { t: words } = useTranslation('reference');
  const [currency, setCurrency] = useState(value?.currency ?? 'USD');
  const [major, setMajor] = useState(() => (value ? toMajor(value) : null));
  const update = (amount: number | null, code: string) => {
    setMajor(amount);
    setCurrency(code);
    if (amount === null) return onChange(undefined);
    // A currency that is not typed out yet is refused with the form.
    onChange(/^[A-Z]{3}$/.test(code) ? fromMajor(amount, code) : { minor: 0, currency: code });
  };
  return (
    <div className="flex items-end gap-2">
      <label className="flex grow flex-col gap-1 text-caption text-muted">
        {label}
        <InputNumber
          {...(id && { id })}
          className="w-full"
          min={0}
          precision={2}
          value={major}
          onChange={(amount) => update(amount, currency)}
        />
      </label>
      <Input
        className="w-24"
        aria-label={`${label}: ${words('terms.currency')}`}
        maxLength={3}
        value={currency}
        onChange={({ target }) => update(major, target.value.toUpperCase())}
      />
    </div>
  );
}
