import { useTranslation } from '@onehaul/i18n/react';
import { useCallback } from 'react';
import { failureText, Told } from '../failure.ts';
import { type Send, useSend } from '../session-context.tsx';

/** Sends calls and rethrows failures with a displayable message, for lists and forms that render it. */
export function useToldSend(): Send {
  const send = useSend();
  const { t } = useTranslation('storefront');
  return useCallback<Send>(
    async (call, input, idempotencyKey) => {
      try {
        return await send(call, input, idempotencyKey);
      } catch (failure) {
        throw new Told(failureText(failure, t), failure as Partial<Told>);
      }
    },
    [send, t],
  );
}
