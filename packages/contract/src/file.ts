import { z } from 'zod';
import { call } from './call.ts';
import { bytes, wireObject } from './wire.ts';

export const fileCalls = {
  uploadImage: call('/File/ImgUpload', {
    summary: 'Stores a picture privately and answers its id and an address that opens it for some minutes.',
    sends: 'multipart',
    input: wireObject({ file: bytes }, { file: 'file' }),
    output: wireObject({ fileId: z.uuid(), url: z.string() }, { fileId: 'Id' }),
  }),
};
