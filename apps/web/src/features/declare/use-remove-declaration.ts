import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { declarationsKey } from './declare-queries.ts';

/** Removes a declaration immediately and offers undo (U27). */
export function useRemoveDeclaration() {
  const { t } = useTranslation('customs');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const notify = useToast();
  const showFailure = useFailureToast();
  const reload = () => queries.invalidateQueries({ queryKey: declarationsKey });

  async function start({ id, nameChinese }: GoodsDeclaration): Promise<boolean> {
    try {
      await send(goodsDeclarationCalls.remove, { ids: [id] });
      notify(t('removed', { name: nameChinese }), 'positive', { label: t('undo'), onAct: () => undo(id) });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      await reload();
    }
  }

  async function undo(id: number): Promise<void> {
    try {
      await send(goodsDeclarationCalls.restore, { ids: [id] });
      notify(t('restored'), 'positive');
    } catch (failure) {
      showFailure(failure);
    } finally {
      await reload();
    }
  }

  return start;
}
