import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { declarationsKey } from './declare-queries.ts';

export type Removed = { readonly id: number; readonly name: string };

/** Removes a declaration immediately, and keeps it in memory while undo is offered (U27). */
export function useRemoveDeclaration() {
  const { t } = useTranslation('customs');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [removed, setRemoved] = useState<Removed>();
  const reload = () => queries.invalidateQueries({ queryKey: declarationsKey });

  async function start({ id, nameChinese }: GoodsDeclaration): Promise<boolean> {
    try {
      await send(goodsDeclarationCalls.remove, { ids: [id] });
      setRemoved({ id, name: nameChinese });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      await reload();
    }
  }

  async function undo(): Promise<void> {
    if (!removed) return;
    try {
      await send(goodsDeclarationCalls.restore, { ids: [removed.id] });
      notify(t('restored'), 'positive');
    } catch (failure) {
      showFailure(failure);
    } finally {
      setRemoved(undefined);
      await reload();
    }
  }

  const forget = useCallback(() => setRemoved(undefined), []);
  return { start, undo, forget, removed };
}
