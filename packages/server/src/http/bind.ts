import type { Call } from '@onehaul/contract/call';
import type { z } from 'zod';
import type { ChangeContext, ContextOf } from './context.ts';
import type { QuickChange } from './quick-change.ts';

type Handler<C extends Call> = (
  context: ContextOf<C['access'], C['effect']>,
  input: z.output<C['input']>,
) => Promise<z.output<C['output']>>;

/** The result of the slow work before a change, and its compensation if the change fails. */
export type Prepared<Ready> = { readonly ready: Ready; discard(): Promise<void> };
/** Runs before the transaction. */
type Prepare<C extends Call, Ready> = (
  context: ContextOf<C['access'], 'read'>,
  input: z.output<C['input']>,
) => Promise<Prepared<Ready>>;

/** How a call makes a quick change, and how it answers a repeated key from the record. */
type Quick<Ready, Result> = {
  changeOf(ready: Ready): QuickChange<Result> | undefined;
  recall(context: ChangeContext, record: string): Promise<Result>;
};

/** A call and its handler. */
export type Route = {
  readonly call: Call;
  readonly handle: Handler<Call>;
  readonly prepare?: Prepare<Call, unknown>;
  readonly quick?: Quick<unknown, unknown>;
};

/** Binds each call to its handler; a missing handler is a compile error. */
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
 * Binds a change with slow work, such as storing a file: it runs before the transaction, so that no
 * connection is held meanwhile. Its result is the handler's input.
 */
export function bindPrepared<C extends Call, Ready>(
  call: C,
  prepare: Prepare<C, Ready>,
  handle: (context: ContextOf<C['access'], C['effect']>, ready: Ready) => Promise<z.output<C['output']>>,
  quick?: Quick<Ready, z.output<C['output']>>,
): Route {
  return {
    call,
    prepare: prepare as Prepare<Call, unknown>,
    handle: handle as Handler<Call>,
    ...(quick && { quick: quick as Quick<unknown, unknown> }),
  };
}
