import {
  createContext,
  type KeyboardEvent,
  type ClipboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

type Marks = { readonly mark: (id: string, isInvalid: boolean) => void };
const MarksContext = createContext<Marks | undefined>(undefined);

/** Tracks the inputs below whose text is invalid, so that submitting can be blocked. */
export function useInvalidInputs() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, isInvalid: boolean) => {
    setIds((now) => {
      if (now.has(id) === isInvalid) return now;
      const next = new Set(now);
      if (isInvalid) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const marks = useMemo(() => ({ mark }), [mark]);
  const Provider = useCallback(
    ({ children }: { readonly children: ReactNode }) => <MarksContext value={marks}>{children}</MarksContext>,
    [marks],
  );
  return { count: ids.size, Provider };
}

type Props = {
  /** Accessible name, where there is no label. */
  readonly label?: string;
  readonly id?: string;
  readonly value: string;
  /** Parses the text, or returns an error message. */
  readonly onRead: (text: string) => string | undefined;
  readonly suffix?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly cell?: string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** Short text input for a parsed value. Invalid text stays as typed, with the error below. */
export function TypedInput(props: Props) {
  const { label, value, onRead, suffix, placeholder, isDisabled = false, className = '', cell } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const marks = use(MarksContext);
  // Text being typed; the value follows while the text is valid.
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isInvalid = problem !== undefined;
  useEffect(() => {
    marks?.mark(ownId, isInvalid);
    return () => marks?.mark(ownId, false);
  }, [marks, ownId, isInvalid]);

  return (
    <span className={`flex min-w-0 flex-col ${className}`}>
      <span
        className={`typed-input flex min-h-control-small items-center rounded-control border bg-surface text-small ${isInvalid ? 'border-danger' : 'border-line-strong'} ${isDisabled ? 'opacity-50' : ''}`}
      >
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          {...(label && { 'aria-label': label })}
          {...(cell && { 'data-cell': cell })}
          aria-invalid={isInvalid}
          {...(isInvalid && { 'aria-describedby': `${id}-problem` })}
          className="w-full min-w-0 bg-transparent px-2 py-1 font-mono text-ink tabular-nums outline-none"
          value={typed ?? value}
          placeholder={placeholder}
          disabled={isDisabled}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(onRead(target.value));
          }}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
          onKeyDown={props.onKeyDown}
          onPaste={props.onPaste}
        />
        {suffix && (
          <span aria-hidden="true" className="pe-2 text-caption whitespace-nowrap text-muted">
            {suffix}
          </span>
        )}
      </span>
      {isInvalid && (
        <span id={`${id}-problem`} role="alert" className="pt-0.5 text-caption text-danger">
          {problem}
        </span>
      )}
    </span>
  );
}
