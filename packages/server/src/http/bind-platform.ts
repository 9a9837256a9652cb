import type { PlatformCall } from '@onehaul/contract/platform/platform-call';
import type { Language } from '@onehaul/domain/language';
import type { z } from 'zod';
import type { Visit } from './context.ts';

/** A visitor of the platform's own pages belongs to no company, so there is no database of one. */
export type PlatformContext = { readonly language: Language; readonly visit: Visit };

type PlatformHandler<C extends PlatformCall> = (
  context: PlatformContext,
  input: z.output<C['input']>,
) => Promise<z.output<C['output']>>;

/** A call of the platform's hosts and its handler. */
export type PlatformRoute = { readonly call: PlatformCall; readonly handle: PlatformHandler<PlatformCall> };

/** Binds each call to its handler; a missing handler is a compile error. */
export function bindPlatform<Calls extends Record<string, PlatformCall>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: PlatformHandler<Calls[Name]> },
): PlatformRoute[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    handle: handlers[name]! as PlatformHandler<PlatformCall>,
  }));
}
