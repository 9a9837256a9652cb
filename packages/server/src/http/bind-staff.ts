import type { StaffCall } from '@onehaul/contract/console/staff-call';
import type { Refusal } from '@onehaul/domain/refusal';
import type { z } from 'zod';
import type { StaffContextOf } from './staff-context.ts';

/** A refusal that is thrown undoes what the change wrote; one that is returned leaves it, as a counted wrong code. */
type StaffHandler<C extends StaffCall> = (
  context: StaffContextOf<C['access'], C['effect']>,
  input: z.output<C['input']>,
) => Promise<z.output<C['output']> | Refusal>;

/** A call of the console and what answers it. */
export type StaffRoute = { readonly call: StaffCall; readonly handle: StaffHandler<StaffCall> };

/** Binds each call to its handler; leaving one out does not compile. */
export function bindStaff<Calls extends Record<string, StaffCall>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: StaffHandler<Calls[Name]> },
): StaffRoute[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    handle: handlers[name]! as StaffHandler<StaffCall>,
  }));
}
