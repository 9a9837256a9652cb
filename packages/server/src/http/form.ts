import multipart from '@fastify/multipart';
import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Upper bound, larger than any shop's picture limit; use cases enforce those with their own messages. */
const maxFileBytes = 10 * 1024 * 1024;

const limits = {
  files: 1,
  fileSize: maxFileBytes,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** Makes the calls of a scope accept multipart forms and no other content type. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits });
}

/** Reads the fields of a form, files as bytes. File names and types sent by the client are ignored. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      sent[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
    }
  } catch (error) {
    // The multipart parser throws various errors, all caused by the request.
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('request.tooLarge');
    throw new Refusal('input.invalid', { field: 'multipart/form-data' });
  }
  return sent;
}
