import multipart from '@fastify/multipart';
import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Above what any shop sets for its pictures; each call refuses more than its own limit in its own words. */
const mostFileBytes = 10 * 1024 * 1024;

const limits = {
  files: 1,
  fileSize: mostFileBytes,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** Lets the calls of a scope be sent as forms, and as nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits });
}

/** The fields of a form, its file as bytes. Names and types that the sender gives to a file are not looked at. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      sent[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
    }
  } catch (error) {
    // The reader of forms throws what it likes; all of it is about what was sent.
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('request.tooLarge');
    throw new Refusal('input.invalid', { field: 'multipart/form-data' });
  }
  return sent;
}
