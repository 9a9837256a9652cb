import { useTranslation } from '@onehaul/i18n/react';
import { useCallback } from 'react';
import { type Send, useSend } from '../session-context.tsx';
import { failureText } from './failure.ts';

/** A failure in words for the reader; the rest is what the failure said of itself. */
class Told extends Error {
  readonly code: number | undefined;
  readonly error: string | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { code, error, requestId }: Partial<Told>) {
    super(message);
    this.name = 'Told';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
  }
}

/** Makes calls for lists and forms that show the message of what they catch. */
export function useToldSend(): Send {
  const send = useSend();
  const { t } = useTranslation('member');
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
