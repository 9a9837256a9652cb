import { Dialog } from '../overlay/dialog.tsx';

/** Shortcuts of every list and dialog, by the name of their text. */
export const listKeys = [
  { name: 'search', keys: ['/'] },
  { name: 'rows', keys: ['↑', '↓'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
] as const;

type Props = {
  readonly title: string;
  /** Accessible name of the close button. */
  readonly close: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
  readonly onClose: () => void;
};

/** Shortcut help, opened by `useHelpKey`. */
export const KeyHelp = ({ title, close, rows, onClose }: Props) => (
  <Dialog title={title} close={close} onClose={onClose}>
    <dl className="flex flex-col">
      {rows.map(({ label, keys }) => (
        <div
          key={label}
          className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-small">{label}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-small border border-line-strong bg-sunken px-2 py-0.5 text-center font-mono text-caption"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
