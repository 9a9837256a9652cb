import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import type * as files from './order-files.client.ts';

type Files = typeof files;

/** Requests a document or workbook of orders and opens or downloads it. The calls load with the first request. */
export function useGeneratedFile() {
  const { t } = useTranslation('order');
  const startCalls = useCallsOnDemand();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [making, setMaking] = useState<'print' | 'export'>();

  async function make(what: 'print' | 'export', work: (made: Files) => Promise<string>): Promise<void> {
    setMaking(what);
    try {
      startCalls();
      notify(await work(await import('./order-files.client.ts')), 'positive');
    } catch (failure) {
      showFailure(failure, { kind: 'download' });
    } finally {
      setMaking(undefined);
    }
  }

  return {
    making,
    print: (ids: readonly number[]) =>
      make('print', async ({ printSheets }) => {
        await printSheets(ids);
        return t('file.print');
      }),
    exportThese: (idsOf: (made: Files) => Promise<readonly number[]>) =>
      make('export', async (made) => {
        const ids = await idsOf(made);
        await made.saveSheet(ids);
        return t('file.export', { count: ids.length });
      }),
  };
}
