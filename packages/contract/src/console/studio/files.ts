import { fileKinds } from '@onehaul/domain/studio/file-kind';
import { z } from 'zod';
import { bytes, recordId } from '../../wire.ts';
import { staffCall } from '../staff-call.ts';

export const fileCalls = {
  add: staffCall({
    path: '/console/studio/files/add',
    access: 'content:edit',
    effect: 'change',
    sends: 'multipart',
    summary: 'Stores a picture or film for the shop’s pages. Nothing shows it until a record names its key.',
    input: z.object({ shopId: z.coerce.number().pipe(recordId), kind: z.enum(fileKinds), file: bytes }),
    output: z.object({ key: z.string(), url: z.string() }),
  }),
};
