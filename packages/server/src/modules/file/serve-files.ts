import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from './object-key-of.ts';

/** A file drawn by a shop may be an SVG: it is shown as a picture and may do nothing else. */
const fileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Public files of a shop at its own host. The tenant and the shop of the key come from the host,
 * so an address can never reach another shop's file. Names hold a content hash: they never change.
 */
export function serveFiles(storage: Storage): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { kind: string; name: string } }>('/files/:kind/:name', async (request, reply) => {
      const { kind, name } = request.params;
      const key = objectKeyOf(request.shop!, `${kind}/${name}`);
      const stored = key && (await storage.get(key));
      if (!stored) throw new Refusal('file.notFound');
      if (stored.metadata.visibility !== 'public') {
        stored.body.destroy();
        throw new Refusal('file.notFound');
      }
      return reply
        .headers(fileHeaders)
        .header('content-length', stored.metadata.lengthBytes)
        .type(stored.metadata.contentType)
        .send(stored.body);
    });
  };
}
