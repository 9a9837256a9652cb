import { agreedQuantities } from '@onehaul/domain/quota';
import { modules } from '@onehaul/domain/shop';
import { z } from 'zod';
import { recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const tenantId = recordId;
const reason = singleLine(200).min(1);
const quantity = z.enum(agreedQuantities);
const module = z.enum(modules);

const ModuleUse = z.object({
  module,
  /** Shops that have it on, and their orders that need it to be finished. */
  shops: z.array(z.object({ name: z.string(), openOrders: z.int().min(0) })),
});
export type ModuleUse = z.output<typeof ModuleUse>;

/** What the operator agrees with one company besides its plan. */
export const companyTermCalls = {
  setLimit: staffCall({
    path: '/console/company-terms/setLimit',
    access: 'company:manage',
    effect: 'change',
    summary: 'Sets a limit for one company in place of its plan’s, with a reason and a last day.',
    input: z.object({
      tenantId,
      quantity,
      /** Null: unlimited. */
      amount: z.int().min(1).max(1_000_000_000_000_000).nullable(),
      reason,
      /** In UTC; null: until it is removed. */
      endsOn: z.iso.date().nullable(),
    }),
    output: z.null(),
  }),
  removeLimit: staffCall({
    path: '/console/company-terms/removeLimit',
    access: 'company:manage',
    effect: 'change',
    summary: 'Removes a limit of one company: its plan’s applies again.',
    input: z.object({ tenantId, quantity }),
    output: z.null(),
  }),
  getModules: staffCall({
    path: '/console/company-terms/getModules',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns the modules a company’s shops may switch on, and which of them are in use.',
    input: z.object({ tenantId }),
    output: z.object({ modules: z.array(module), items: z.array(ModuleUse) }),
  }),
  setModules: staffCall({
    path: '/console/company-terms/setModules',
    access: 'company:manage',
    effect: 'change',
    summary:
      'Sets the modules a company’s shops may switch on. Those in use are switched off if that is confirmed.',
    input: z.object({
      tenantId,
      modules: z.array(module).min(1),
      reason,
      isConfirmed: z.boolean().default(false),
    }),
    output: z.null(),
  }),
};
