import type { ReactNode } from 'react';
import { type KeyAct, keyLabelOf, type KeyName, keyOf } from './key-map.ts';
import { useKey } from './use-key.ts';

const looks = {
  plain: 'border-line-strong bg-surface text-ink hover:bg-primary-2',
  primary: 'border-primary-7 bg-primary-7 text-on-primary hover:bg-primary-8',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-ground',
} as const;

type Props = {
  readonly act: KeyAct;
  readonly onPress: () => void;
  readonly look?: keyof typeof looks;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly children: ReactNode;
};

/** Action button with its keyboard shortcut. */
export function KeyButton({ act, onPress, look = 'plain', isOff = false, isPressed, children }: Props) {
  const name = keyOf(act);
  useKey(name, onPress, !isOff);
  return (
    <button
      type="button"
      data-act={act}
      data-key={name}
      aria-keyshortcuts={name}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
      className={`inline-flex min-h-12 items-center pointer-coarse:min-h-control gap-2.5 rounded-control border px-4 text-small font-medium disabled:opacity-45 ${looks[look]}`}
    >
      <KeyCap name={name} />
      <span>{children}</span>
    </button>
  );
}

/** Key cap of a shortcut. */
export const KeyCap = ({ name }: { readonly name: KeyName }) => <KeySign>{keyLabelOf(name)}</KeySign>;

/** Label of a key. */
export const KeySign = ({ children }: { readonly children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="rounded-small border border-current px-1.5 py-0.5 font-mono text-caption leading-none whitespace-nowrap"
  >
    {children}
  </kbd>
);
