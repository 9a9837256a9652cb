import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { App, Button } from './antd.ts';

/** Returns a function that copies a text and reports success or failure. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success(t('copy.done'));
    } catch {
      void message.error(t('copy.failed'));
    }
  };
}

type Props = { readonly value: string };

/** Monospaced number or code with a copy button. */
export function CopyValue({ value }: Props) {
  const { t } = useTranslation('workbench');
  const copy = useCopy();
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="min-w-0 break-all font-mono">{value}</code>
      <Button
        type="text"
        size="small"
        className="shrink-0"
        aria-label={t('copy.label', { value })}
        icon={<Icon name="copy" className="size-4" />}
        onClick={() => void copy(value)}
      />
    </span>
  );
}
