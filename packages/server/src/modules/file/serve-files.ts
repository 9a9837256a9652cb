import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from './object-key-of.ts';

/** A shop's file may be an SVG: it renders as an image, and the policy blocks everything else. */
const fileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Public files of a shop on its own host. Tenant and shop of the storage key come from the host, so a URL can
 * never reach another shop's file. Names contain a content hash, so files are immutable.
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
