import { z } from 'zod';
import { pageRequest } from '../wire.ts';
import { pageOf, staffCall } from './staff-call.ts';

const Company = z.object({
  tenantId: z.int(),
  name: z.string(),
  staffCount: z.int(),
  memberCount: z.int(),
  shops: z.array(
    z.object({ id: z.int(), name: z.string(), modules: z.array(z.string()), hosts: z.array(z.string()) }),
  ),
});
export type Company = z.output<typeof Company>;

export const companyCalls = {
  list: staffCall({
    path: '/console/companies/list',
    access: 'company:read',
    effect: 'read',
    summary: 'Lists the companies of this installation with their shops and host names.',
    input: z.object(pageRequest(20, 50)),
    output: pageOf(Company),
  }),
};
