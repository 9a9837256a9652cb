import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Services } from '../../services.ts';
import { objectKeyOf } from './object-key-of.ts';
import { isSigned } from './private-url.ts';

/** Not cacheable: the server's default headers already include no-store. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

type FileServices = Pick<Services, 'storage' | 'keys'>;
type FileRoute<Params> = {
  Params: Params & { kind: string; name: string };
  Querystring: { expires?: unknown; signature?: unknown };
};
type SignedFileRequest = Pick<FileRoute<object>['Params'], 'kind' | 'name'> &
  FileRoute<object>['Querystring'];
type Shop = { readonly tenantId: number; readonly id: number };

async function sendFile(
  { storage, keys }: FileServices,
  door: 'shop' | 'console',
  shop: Shop,
  { kind, name, expires, signature }: SignedFileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fileKey = `${kind}/${name}`;
  const signed = { fileKey, expires: String(expires), signature: String(signature) };
  const key = objectKeyOf(shop, fileKey);
  if (!key || !isSigned(keys, shop, signed, Date.now(), door)) throw new Refusal('file.notFound');
  const stored = await storage.get(key);
  if (!stored) throw new Refusal('file.notFound');
  return reply
    .headers(fileHeaders)
    .header('content-length', stored.metadata.lengthBytes)
    .type(stored.metadata.contentType)
    .send(stored.body);
}

/**
 * Private files on the shop's own host, which works with any storage backend. The signed URL is a bearer
 * capability until it expires; an invalid one never reaches storage.
 */
export function servePrivateFiles(stores: FileServices): FastifyPluginAsync {
  return async (app) => {
    app.get<FileRoute<object>>('/files/private/:kind/:name', ({ shop, params, query }, reply) =>
      sendFile(stores, 'shop', shop!, { ...params, ...query }, reply),
    );
  };
}

/** The same files for staff, on console hosts only: the URL names tenant and shop and is signed for both. */
export function serveConsoleFiles(stores: FileServices): FastifyPluginAsync {
  return async (app) => {
    app.get<FileRoute<{ tenantId: string; shopId: string }>>(
      '/api/console/files/:tenantId/:shopId/:kind/:name',
      { config: { hosts: 'console' } },
      ({ params, query }, reply) => {
        const shop = { tenantId: Number(params.tenantId), id: Number(params.shopId) };
        return sendFile(stores, 'console', shop, { ...params, ...query }, reply);
      },
    );
  };
}
