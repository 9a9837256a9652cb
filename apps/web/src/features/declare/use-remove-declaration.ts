import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useRevalidator } from 'react-router';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';

/** Removes a declaration immediately and offers undo (U27). */
export function useRemoveDeclaration() {
  const { t } = useTranslation('customs');
  const startCalls = useCallsOnDemand();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const showFailure = useFailureToast();
  const loadActs = () => {
    startCalls();
    return import('./declare-acts.client.ts');
  };

  async function start({ id, nameChinese }: GoodsDeclaration): Promise<boolean> {
    try {
      await (await loadActs()).remove(id);
      notify(t('removed', { name: nameChinese }), 'positive', { label: t('undo'), onAct: () => undo(id) });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      await revalidate();
    }
  }

  async function undo(id: number): Promise<void> {
    try {
      await (await loadActs()).restore(id);
      notify(t('restored'), 'positive');
    } catch (failure) {
      showFailure(failure);
    } finally {
      await revalidate();
    }
  }

  return start;
}
