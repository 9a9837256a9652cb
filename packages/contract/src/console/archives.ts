import { exportStates } from '@onehaul/domain/archive';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const CompanyExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  lengthBytes: z.int().min(0),
  startedBy: z.string(),
  createdAt: instant,
  /** When the file is deleted; null while there is none. */
  availableUntil: instant.nullable(),
  /** Address of the file, for owners; null while there is none. */
  url: z.string().nullable(),
});
export type CompanyExport = z.output<typeof CompanyExport>;

export const archiveCalls = {
  list: staffCall({
    path: '/console/archives/list',
    access: 'shop:publish',
    effect: 'read',
    summary: "Lists the exports of the company's data, newest first, with the key that signs them.",
    input: z.object({}),
    output: z.object({ items: z.array(CompanyExport), publicKey: z.string() }),
  }),
  start: staffCall({
    path: '/console/archives/start',
    access: 'shop:publish',
    effect: 'change',
    limit: 'guess',
    summary: "Starts an export of all of the company's data. Owners only, with a code of the second factor.",
    input: z.object({ code: singleLine(40).min(6) }),
    output: z.object({ id: z.uuid() }),
  }),
  remove: staffCall({
    path: '/console/archives/remove',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Deletes the file of an export, or stops one that is being made. Owners only.',
    input: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
};
