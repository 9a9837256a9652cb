import { orderCalls } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { openGeneratedFile, saveGeneratedFile } from '../../app/portal/generated-file.ts';

/** Requests a document or workbook of orders and downloads or opens it. */
export function useGeneratedFile() {
  const { t } = useTranslation('order');
  const send = useSendWithMessage();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [making, setMaking] = useState<'print' | 'export'>();

  async function make(what: 'print' | 'export', work: () => Promise<string>): Promise<void> {
    setMaking(what);
    try {
      notify(await work(), 'positive');
    } catch (failure) {
      showFailure(failure, { kind: 'download' });
    } finally {
      setMaking(undefined);
    }
  }

  return {
    making,
    print: (ids: readonly number[]) =>
      make('print', async () => {
        openGeneratedFile(await send(orderCalls.printSheet, { ids: [...ids], kind: 'sheet' }));
        return t('file.print');
      }),
    exportThese: (idsOf: () => Promise<readonly number[]>) =>
      make('export', async () => {
        const ids = await idsOf();
        saveGeneratedFile(await send(orderCalls.exportSheet, { ids: [...ids] }));
        return t('file.export', { count: ids.length });
      }),
  };
}
