import { orderCalls } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useTellFailure } from '../../app/use-tell-failure.ts';
import { openMade, saveMade } from '../../app/portal/generated-file.ts';

/** Requests a document or workbook of orders and downloads or opens it. */
export function useGeneratedFile() {
  const { t } = useTranslation('order');
  const send = useToldSend();
  const notify = useToast();
  const tell = useTellFailure();
  const [making, setMaking] = useState<'print' | 'export'>();

  async function make(what: 'print' | 'export', work: () => Promise<string>): Promise<void> {
    setMaking(what);
    try {
      notify(await work(), 'positive');
    } catch (failure) {
      tell(failure, { kind: 'download' });
    } finally {
      setMaking(undefined);
    }
  }

  return {
    making,
    print: (ids: readonly number[]) =>
      make('print', async () => {
        openMade(await send(orderCalls.printSheet, { ids: [...ids], kind: 'sheet' }));
        return t('file.print');
      }),
    exportThese: (idsOf: () => Promise<readonly number[]>) =>
      make('export', async () => {
        const ids = await idsOf();
        saveMade(await send(orderCalls.exportSheet, { ids: [...ids] }));
        return t('file.export', { count: ids.length });
      }),
  };
}
