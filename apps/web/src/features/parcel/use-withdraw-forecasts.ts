import { parcelCalls } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { inSteps } from './parcel-query.ts';

export type Removed = { readonly ids: readonly number[]; readonly at: number };

/** Withdraws forecasts immediately, and keeps them in memory while undo is offered (U27). */
export function useWithdrawForecasts() {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [isPending, setPending] = useState(false);
  const [removed, setRemoved] = useState<Removed>();
  const reload = () => queries.invalidateQueries({ queryKey: parcelsKey });

  async function start(ids: readonly number[]): Promise<boolean> {
    setPending(true);
    const done: number[] = [];
    try {
      await inSteps(ids, async (step) => {
        await send(parcelCalls.remove, { ids: step });
        done.push(...step);
      });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      if (done.length > 0) setRemoved({ ids: done, at: Date.now() });
      setPending(false);
      await reload();
    }
  }

  async function undo(): Promise<void> {
    if (!removed) return;
    try {
      await inSteps(removed.ids, (step) => send(parcelCalls.restore, { ids: step }));
      notify(t('undo.done', { count: removed.ids.length }), 'positive');
    } catch (failure) {
      showFailure(failure);
    } finally {
      setRemoved(undefined);
      await reload();
    }
  }

  const forget = useCallback(() => setRemoved(undefined), []);
  return { start, undo, forget, isPending, removed };
}
