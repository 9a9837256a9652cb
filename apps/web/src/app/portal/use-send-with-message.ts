import { useTranslation } from '@onehaul/i18n/react';
import { useCallback } from 'react';
import { failureText, DisplayableError } from '../failure.ts';
import { type Send, useSend } from '../session-context.tsx';

/** Sends calls and rethrows failures with a displayable message, for lists and forms that render it. */
export function useSendWithMessage(): Send {
  const send = useSend();
  const { t } = useTranslation('storefront');
  return useCallback<Send>(
    async (call, input, idempotencyKey) => {
      try {
        return await send(call, input, idempotencyKey);
      } catch (failure) {
        throw new DisplayableError(failureText(failure, t), failure as Partial<DisplayableError>);
      }
    },
    [send, t],
  );
}
