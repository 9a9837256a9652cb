import { z } from 'zod';
import { call } from './call.ts';
import { bytes, wireObject } from './wire.ts';

export const fileCalls = {
  uploadImage: call('/File/ImgUpload', {
    summary:
      'Uploads a picture as a private file, and returns its id and an address valid for a few minutes.',
    sends: 'multipart',
    input: wireObject({ file: bytes }, { file: 'file' }),
    output: wireObject({ fileId: z.uuid(), url: z.string() }, { fileId: 'Id' }),
  }),
};
