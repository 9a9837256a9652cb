import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import type * as addressActs from './address-acts.client.ts';

type Acts = typeof addressActs;

/** Actions on the cards of the address list. Their calls load when one is made. */
export function useAddressChanges() {
  const { t } = useTranslation('address');
  const startCalls = useCallsOnDemand();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [busyId, setBusyId] = useState<number>();

  async function change(id: number | undefined, act: (acts: Acts) => Promise<void>) {
    setBusyId(id);
    startCalls();
    try {
      await act(await import('./address-acts.client.ts'));
    } catch (failure) {
      showFailure(failure);
    } finally {
      await revalidate();
      setBusyId(undefined);
    }
  }

  const restore = (undo: string) =>
    change(undefined, async (acts) => {
      await acts.restore(undo);
      notify(t('undo.done'), 'positive');
    });
  const remove = ({ id, receiverName }: Address) =>
    change(id, async (acts) => {
      const undo = await acts.remove(id);
      notify(t('undo.removed', { name: receiverName }), 'positive', {
        label: t('undo.action'),
        onAct: () => restore(undo),
      });
    });
  const makeDefault = ({ id, receiverName }: Address) =>
    change(id, async (acts) => {
      await acts.setDefault(id);
      notify(t('list.isDefault', { name: receiverName }), 'positive');
    });
  return { busyId, remove, makeDefault };
}
