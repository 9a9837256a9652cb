import type { z } from 'zod';
import { GeneratedFile } from '../generated-file.ts';
import { ListExports, StartedListExport } from './list-exports.ts';
import { GeneratedDocument } from './orders.ts';
import { PrintForStaff } from './paper.ts';
import type { StaffCall } from './staff-call.ts';

const files: readonly z.ZodType[] = [
  GeneratedDocument,
  GeneratedFile,
  ListExports,
  PrintForStaff,
  StartedListExport,
];

/** Whether a call answers with a file, such as a spreadsheet of records or labels with full addresses. */
export const answersFile = ({ output }: Pick<StaffCall, 'output'>): boolean => files.includes(output);
