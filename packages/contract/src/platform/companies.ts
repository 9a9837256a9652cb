import { markets } from '@onehaul/domain/company';
import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { singleLine } from '../console/staff-call.ts';
import { platformCall } from './platform-call.ts';

const label = z.string().max(80);
const token = z.string().max(64);

export const platformCompanyCalls = {
  checkName: platformCall({
    path: '/platform/companies/checkName',
    effect: 'read',
    limit: 'look',
    summary: 'Tells whether a subdomain is free, and otherwise why not.',
    input: z.object({ label }),
    output: z.object({
      host: z.string(),
      /** Null when the name is free. */
      problem: z.enum(['host.labelInvalid', 'host.labelReserved', 'host.taken']).nullable(),
    }),
  }),
  apply: platformCall({
    path: '/platform/companies/apply',
    effect: 'change',
    limit: 'strict',
    summary:
      'Mails a link that proves the address and opens the company. Known addresses are answered alike.',
    input: z.object({
      company: singleLine(80).min(1),
      personName: singleLine(80).min(1),
      email: z.email().max(254),
      language: z.enum(languages),
      market: z.enum(markets),
      shopName: singleLine(60).min(1),
      label,
    }),
    output: z.object({
      /** The link itself, in development without a mail server only. */
      link: z.string().nullable(),
    }),
  }),
  getApplication: platformCall({
    path: '/platform/companies/getApplication',
    effect: 'read',
    limit: 'guess',
    summary: 'Returns the application of a link without using it up.',
    input: z.object({ token }),
    output: z.object({
      company: z.string(),
      personName: z.string(),
      email: z.string(),
      shopName: z.string(),
      label: z.string(),
      host: z.string(),
    }),
  }),
  open: platformCall({
    path: '/platform/companies/open',
    effect: 'change',
    limit: 'guess',
    summary: 'Opens the company of a link, once, and returns where its owner chooses a password.',
    input: z.object({
      token,
      /** Another subdomain, where the chosen one was taken meanwhile. */
      label: label.optional(),
    }),
    output: z.object({ host: z.string(), link: z.string() }),
  }),
};
