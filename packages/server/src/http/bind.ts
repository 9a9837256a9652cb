import type { Call } from '@onehaul/contract/call';
import type { z } from 'zod';
import type { ContextOf } from './context.ts';

type Handler<C extends Call> = (
  context: ContextOf<C['access'], C['effect']>,
  input: z.output<C['input']>,
) => Promise<z.output<C['output']>>;

/** What was made before a change, and how to undo it when the change did not come about. */
export type Prepared<Ready> = { readonly ready: Ready; discard(): Promise<void> };
/** Runs before the transaction. */
type Prepare<C extends Call, Ready> = (
  context: ContextOf<C['access'], 'read'>,
  input: z.output<C['input']>,
) => Promise<Prepared<Ready>>;

/** A call and what answers it. */
export type Route = {
  readonly call: Call;
  readonly handle: Handler<Call>;
  readonly prepare?: Prepare<Call, unknown>;
};

/** Binds each call to its handler; leaving one out does not compile. */
export function bind<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
): Route[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    handle: handlers[name]! as Handler<Call>,
  }));
}

/**
 * Binds a change with slow work, such as storing a file: that is done before the transaction begins, so that nobody
 * waits for a connection meanwhile. What it made is the handler's input.
 */
export function bindPrepared<C extends Call, Ready>(
  call: C,
  prepare: Prepare<C, Ready>,
  handle: (context: ContextOf<C['access'], C['effect']>, ready: Ready) => Promise<z.output<C['output']>>,
): Route {
  return { call, prepare: prepare as Prepare<Call, unknown>, handle: handle as Handler<Call> };
}
