import { CallFailed } from '@onehaul/client/send';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { useTranslation } from '@onehaul/i18n/react';
import { App } from '@onehaul/workbench/antd';

type Change<Done> = (isConfirmed: boolean) => Promise<Done>;

/** Asks before a change the server holds for a typing error, then repeats it. Resolves to undefined on cancel. */
export function useConfirmation(resource: string) {
  const { t } = useTranslation('studio');
  const { modal } = App.useApp();
  return async <Done,>(change: Change<Done>): Promise<Done | undefined> => {
    try {
      return await change(false);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.error !== 'record.unconfirmed') throw error;
      const { field, before, after } = error.details;
      // Where two numbers say too little, the resource has a text.
      const key = `confirmText.${resource}.${String(field)}` as MessageKey<'studio'>;
      const explained = t(key);
      const isConfirmed = await modal.confirm({
        title: t(`confirm.${resource}.${String(field)}` as MessageKey<'studio'>),
        content:
          explained === key
            ? t('confirm.values', { before: String(before), after: String(after) })
            : explained,
        okText: t(explained === key ? 'confirm.change' : 'confirm.save'),
        cancelText: t('leave.stay'),
        autoFocusButton: 'cancel',
      });
      return isConfirmed ? change(true) : undefined;
    }
  };
}
