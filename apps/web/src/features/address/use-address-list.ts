import { type Address, addressCalls } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesKey } from '../../app/portal/address-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';

/** The account's addresses and their inline actions. */
export function useAddressList() {
  const { t } = useTranslation('address');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [busyId, setBusyId] = useState<number>();
  const list = useQuery({
    queryKey: [...addressesKey, 'all'],
    queryFn: () => send(addressCalls.list, { pageIndex: 1, pageRows: 100 }),
  });
  const reload = () => queries.invalidateQueries({ queryKey: addressesKey });

  async function change(id: number | undefined, act: () => Promise<void>) {
    setBusyId(id);
    try {
      await act();
    } catch (failure) {
      showFailure(failure);
    } finally {
      await reload();
      setBusyId(undefined);
    }
  }

  const restore = (undo: string) =>
    change(undefined, async () => {
      await send(addressCalls.restore, { undo });
      notify(t('undo.done'), 'positive');
    });
  const remove = ({ id, receiverName }: Address) =>
    change(id, async () => {
      const { undo } = await send(addressCalls.remove, { ids: [id] });
      notify(t('undo.removed', { name: receiverName }), 'positive', {
        label: t('undo.action'),
        onAct: () => restore(undo),
      });
    });
  const makeDefault = ({ id, receiverName }: Address) =>
    change(id, async () => {
      await send(addressCalls.setDefault, { id });
      notify(t('list.isDefault', { name: receiverName }), 'positive');
    });
  return { list, busyId, remove, makeDefault };
}
