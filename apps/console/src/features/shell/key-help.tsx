import { useTranslation } from '@onehaul/i18n/react';
import { Modal } from '@onehaul/workbench/antd';
import { isTyping } from '@onehaul/workbench/is-typing';
import { useEffect } from 'react';

const keys = [
  { name: 'search', keys: ['/'] },
  { name: 'rows', keys: ['↑', '↓'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'station', keys: ['F2', '…'] },
  { name: 'help', keys: ['?'] },
] as const;

type Props = { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void };

/** What the keyboard can do; `?` shows it from anywhere. */
export function KeyHelp({ isOpen, onChange }: Props) {
  const { t } = useTranslation('console');
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) onChange(true);
    };
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, [onChange]);

  return (
    <Modal open={isOpen} title={t('shell.keys')} footer={null} width={420} onCancel={() => onChange(false)}>
      <dl className="flex flex-col">
        {keys.map(({ name, keys: pressed }) => (
          <div
            key={name}
            className="flex items-center justify-between border-b border-line py-2.5 last:border-0"
          >
            <dt className="text-small">{t(`keys.${name}`)}</dt>
            <dd className="flex gap-1">
              {pressed.map((key) => (
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
    </Modal>
  );
}
