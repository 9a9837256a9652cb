import type { Call } from '@onehaul/contract/call';
import type { PlatformCall } from '@onehaul/contract/platform/platform-call';
import type { z } from 'zod';
import { send, type SendOptions } from './send.ts';

/** Makes a call of the platform's own hosts. */
export function callPlatform<Input extends z.ZodType, Output extends z.ZodType>(
  call: PlatformCall<Input, Output>,
  input: z.output<Input>,
  options: SendOptions,
): Promise<z.output<Output>> {
  const sent: Call<Input, Output> = { method: 'POST', sends: 'body', access: 'visitor', ...call };
  return send(sent, input, options);
}
