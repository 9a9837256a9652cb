import { useTranslation } from '@onehaul/i18n/react';
import { Dialog } from '@onehaul/ui/form/dialog';

/** Shortcuts of every list and dialog. */
const shared = [
  { name: 'search', keys: ['/'] },
  { name: 'rows', keys: ['↑', '↓'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
] as const;

type Props = {
  readonly onClose: () => void;
  /** Shortcuts specific to one app. */
  readonly more?: readonly { readonly label: string; readonly keys: readonly string[] }[];
};

/** Shortcut help, opened by `useHelpKey`. Uses the dialog of packages/ui, so pages load no extra code. */
export function KeyHelp({ onClose, more = [] }: Props) {
  const { t } = useTranslation('workbench');
  const rows = [...shared.map(({ name, keys }) => ({ label: t(`keys.${name}`), keys })), ...more];
  return (
    <Dialog title={t('keys.title')} close={t('keys.dismiss')} onClose={onClose}>
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
}
