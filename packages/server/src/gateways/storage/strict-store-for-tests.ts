import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './object-store-for-tests.ts';

/** What a provider refuses that others accept, by its documentation. */
export type Provider = {
  readonly region: string;
  readonly isHostAddressed: boolean;
  /** Trailing checksums and chunked signatures are answered with an error. */
  readonly refusesChecksumHeaders: boolean;
  /** Access lists per object are off for new buckets. */
  readonly refusesAccessLists: boolean;
};

export const providers = {
  // Object Ownership is "bucket owner enforced" since April 2023: AccessControlListNotSupported.
  aws: {
    region: 'eu-central-1',
    isHostAddressed: true,
    refusesChecksumHeaders: false,
    refusesAccessLists: true,
  },
  // SecondLevelDomainForbidden for path style; x-amz-content-sha256 must be a hash or UNSIGNED-PAYLOAD.
  aliyun: {
    region: 'oss-cn-hongkong',
    isHostAddressed: true,
    refusesChecksumHeaders: true,
    refusesAccessLists: true,
  },
  // Without rgw_dns_name a host name is no bucket.
  ceph: {
    region: 'us-east-1',
    isHostAddressed: false,
    refusesChecksumHeaders: true,
    refusesAccessLists: false,
  },
  // Without MINIO_DOMAIN likewise; it has no access lists per object.
  minio: {
    region: 'us-east-1',
    isHostAddressed: false,
    refusesChecksumHeaders: false,
    refusesAccessLists: true,
  },
} satisfies Record<string, Provider>;

type Refusal = readonly [status: number, code: string];
const bucket = 'files';
const credential =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+)/;

function whyNot(provider: Provider, { headers, url = '' }: IncomingMessage): Refusal | undefined {
  const [, key, region, signed = ''] = credential.exec(headers.authorization ?? '') ?? [];
  if (key !== 'key' && !(key === 'role' && headers['x-amz-security-token'] === 'token of the role'))
    return [403, 'InvalidAccessKeyId'];
  if (region !== provider.region) return [400, 'AuthorizationHeaderMalformed'];
  if (!signed.split(';').includes('host')) return [403, 'AccessDenied'];
  const isInHost = headers.host?.startsWith(`${bucket}.`) === true;
  if (isInHost !== provider.isHostAddressed)
    return provider.isHostAddressed ? [403, 'SecondLevelDomainForbidden'] : [404, 'NoSuchBucket'];
  if (!isInHost && !url.startsWith(`/${bucket}`)) return [404, 'NoSuchBucket'];
  if (provider.refusesAccessLists && Object.keys(headers).some((name) => /^x-amz-(acl|grant-)/.test(name)))
    return [400, 'AccessControlListNotSupported'];
  const isChunked = String(headers['x-amz-content-sha256']).startsWith('STREAMING-');
  const hasChecksum = Object.keys(headers).some((name) =>
    /^x-amz-(trailer|checksum|sdk-checksum)/.test(name),
  );
  if (provider.refusesChecksumHeaders && (isChunked || hasChecksum)) return [400, 'InvalidArgument'];
  return undefined;
}

type Kept = { readonly bytes: Buffer; readonly headers: Record<string, string> };

/** A store of one bucket in memory that is as strict as a provider. */
export async function startStrictStore(provider: Provider) {
  const objects = new Map<string, Kept>();
  const server = createServer((request, response) => {
    void (async () => {
      const bytes = Buffer.concat((await request.toArray()) as Buffer[]);
      const refused = whyNot(provider, request);
      if (refused) {
        const [status, code] = refused;
        response.writeHead(status, { 'content-type': 'application/xml' });
        return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
      }
      const path = new URL(request.url ?? '', 'http://store').pathname;
      const key = provider.isHostAddressed ? path.slice(1) : path.slice(bucket.length + 2);
      if (request.method === 'PUT') {
        const kept = ['content-type', 'x-amz-meta-sha256', 'x-amz-meta-visibility'];
        const own = kept.map((name) => [name, String(request.headers[name])]);
        objects.set(key, { bytes, headers: Object.fromEntries(own) as Record<string, string> });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (!found) {
        response.writeHead(key === '' ? 200 : 404, { 'content-type': 'application/xml' });
        return response.end(
          request.method === 'HEAD' ? '' : '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>',
        );
      }
      response.writeHead(200, {
        ...found.headers,
        'content-length': found.bytes.byteLength,
        'last-modified': new Date().toUTCString(),
      });
      return response.end(request.method === 'HEAD' ? '' : found.bytes);
    })();
  });
  const url = await listen(server);
  return { port: new URL(url).port, close: () => void server.close() };
}
