import type { StaffCall } from '@onehaul/contract/console/staff-call';
import type { Refusal } from '@onehaul/domain/refusal';
import type { z } from 'zod';
import type { Prepared } from './bind.ts';
import type { StaffContext, StaffContextOf } from './staff-context.ts';

/** A thrown refusal rolls the change back; a returned one keeps its writes, such as a counted wrong code. */
type StaffHandler<C extends StaffCall> = (
  context: StaffContextOf<C['access'], C['effect']>,
  input: z.output<C['input']>,
) => Promise<z.output<C['output']> | Refusal>;

type PrepareStaff<C extends StaffCall, Ready> = (
  context: StaffContext,
  input: z.output<C['input']>,
) => Promise<Prepared<Ready>>;

/** A call of the console and its handler. */
export type StaffRoute = {
  readonly call: StaffCall;
  readonly handle: StaffHandler<StaffCall>;
  readonly prepare?: PrepareStaff<StaffCall, unknown>;
};

/** Binds each call to its handler; a missing handler is a compile error. */
export function bindStaff<Calls extends Record<string, StaffCall>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: StaffHandler<Calls[Name]> },
): StaffRoute[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    handle: handlers[name]! as StaffHandler<StaffCall>,
  }));
}

/** Binds a change whose slow work runs before its transaction, like `bindPrepared`. */
export function bindStaffPrepared<C extends StaffCall, Ready>(
  call: C,
  prepare: PrepareStaff<C, Ready>,
  handle: (
    context: StaffContextOf<C['access'], C['effect']>,
    ready: Ready,
  ) => Promise<z.output<C['output']> | Refusal>,
): StaffRoute {
  return {
    call,
    prepare: prepare as PrepareStaff<StaffCall, unknown>,
    handle: handle as StaffHandler<StaffCall>,
  };
}
