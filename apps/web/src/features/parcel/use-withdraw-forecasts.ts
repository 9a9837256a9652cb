import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useParcelActs } from './use-parcel-acts.ts';

export type Removed = { readonly ids: readonly number[]; readonly at: number };

/** Withdraws forecasts immediately, and keeps them in memory while undo is offered (U27). */
export function useWithdrawForecasts() {
  const { t } = useTranslation('parcel');
  const loadActs = useParcelActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [isPending, setPending] = useState(false);
  const [removed, setRemoved] = useState<Removed>();

  async function start(ids: readonly number[]): Promise<boolean> {
    setPending(true);
    const done: number[] = [];
    try {
      const { withdraw } = await loadActs();
      await withdraw(ids, (step) => done.push(...step));
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      if (done.length > 0) setRemoved({ ids: done, at: Date.now() });
      setPending(false);
      await revalidate();
    }
  }

  async function undo(): Promise<void> {
    if (!removed) return;
    try {
      const { restore } = await loadActs();
      await restore(removed.ids);
      notify(t('undo.done', { count: removed.ids.length }), 'positive');
    } catch (failure) {
      showFailure(failure);
    } finally {
      setRemoved(undefined);
      await revalidate();
    }
  }

  const forget = useCallback(() => setRemoved(undefined), []);
  return { start, undo, forget, isPending, removed };
}
