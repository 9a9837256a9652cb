import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { objectKeyOf } from './object-key-of.ts';
import { isSigned } from './private-url.ts';

/** Kept by nobody on the way: the server's own headers already say no-store. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

type Address = {
  Params: { kind: string; name: string };
  Querystring: { expires?: unknown; signature?: unknown };
};

/**
 * Private files of a shop's members at the shop's own host, so that its pages may show them whatever the store is.
 * Whoever has the address has the file, for the minutes it is signed for; a wrong one never reaches the store.
 */
export function servePrivateFiles({ storage, keys }: Pick<Services, 'storage' | 'keys'>): FastifyPluginAsync {
  return async (app) => {
    app.get<Address>('/files/private/:kind/:name', async ({ shop, params, query }, reply) => {
      const fileKey = `${params.kind}/${params.name}`;
      const [expires, signature] = [String(query.expires), String(query.signature)];
      const key = objectKeyOf(shop!, fileKey);
      if (!key || !isSigned(keys, shop!, { fileKey, expires, signature })) throw new Refusal('file.notFound');
      const stored = await storage.get(key);
      if (!stored) throw new Refusal('file.notFound');
      return reply
        .headers(fileHeaders)
        .header('content-length', stored.metadata.lengthBytes)
        .type(stored.metadata.contentType)
        .send(stored.body);
    });
  };
}
