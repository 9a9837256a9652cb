type Props = {
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly isOff?: boolean;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
};

/** Large station field; Enter runs the next action. */
export const StationInput = ({
  name,
  label,
  isLabelHidden,
  value,
  isNumber,
  isOff,
  onChange,
  onEnter,
}: Props) => (
  <label className="grid gap-1">
    <span className={isLabelHidden ? 'sr-only' : 'text-small font-semibold'}>{label}</span>
    <input
      data-field={name}
      data-station-field=""
      className={`h-14 min-w-0 rounded-control border-2 border-line-strong bg-surface px-4 text-title text-ink outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4 disabled:opacity-50 ${isNumber ? 'w-full font-mono' : ''}`}
      inputMode={isNumber ? 'numeric' : 'text'}
      maxLength={200}
      autoComplete="off"
      disabled={isOff}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  </label>
);
