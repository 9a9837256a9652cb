import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  assertExpiry,
  assertListPrefix,
  assertObjectKey,
  callStore,
  checkedBody,
  connectLimitMilliseconds,
  isObjectKey,
  readPayload,
  StorageUnavailable,
} from './storage.ts';
import type { ListedObject, ObjectMetadata, Payload, PutOptions, Storage, StoredObject } from './storage.ts';

/** Below the gateway's 65 s keep-alive, so that a request never reuses a connection that is being closed. */
const idleConnectionMilliseconds = 30_000;

/** The page size limit of S3 stores. */
const pageKeys = 1000;

type S3Settings = {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  /** AWS and Aliyun OSS expect the bucket in the host name, Ceph and MinIO in the path. */
  readonly isHostAddressed: boolean;
  readonly keys?: { readonly access: string; readonly secret: string };
};

/**
 * A bucket of any store that speaks S3. Objects have no access list of their own, which new buckets at AWS refuse:
 * all are private, and the API serves the public ones.
 */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(settings: S3Settings) {
    this.#bucket = settings.bucket;
    this.#client = new S3Client({
      endpoint: settings.url,
      region: settings.region,
      // Without keys the SDK asks the role of the machine, container or pod, and again before it expires.
      ...(settings.keys && {
        credentials: { accessKeyId: settings.keys.access, secretAccessKey: settings.keys.secret },
      }),
      forcePathStyle: !settings.isHostAddressed,
      // Ceph and Aliyun OSS do not support the newer checksum headers; they do verify the payload hash in each
      // put's signature.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // No retries: the caller reports the failure before a second attempt would fail.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: connectLimitMilliseconds,
        httpAgent: { keepAlive: true, maxSockets: 50, timeout: idleConnectionMilliseconds },
        httpsAgent: { keepAlive: true, maxSockets: 50, timeout: idleConnectionMilliseconds },
      },
    });
  }

  async put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<ObjectMetadata> {
    assertObjectKey(key);
    const payload = await readPayload(content, options);
    await callStore(async (signal) => {
      try {
        await this.#client.send(this.#putCommand(key, payload, options), { abortSignal: signal });
      } catch (error) {
        if (!isAnswer(error, 'NoSuchBucket')) throw error;
        await this.#createMissingBucket(signal);
        await this.#client.send(this.#putCommand(key, payload, options), { abortSignal: signal });
      }
    });
    return {
      contentType: options.contentType,
      visibility: options.visibility,
      sha256: payload.sha256,
      lengthBytes: payload.bytes.byteLength,
      modifiedAt: new Date(),
    };
  }

  async get(key: string): Promise<StoredObject | undefined> {
    assertObjectKey(key);
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    const answer = await callStore((signal) =>
      this.#client.send(command, { abortSignal: signal }).catch(undefinedWhen('NoSuchKey')),
    );
    if (answer === undefined) return undefined;
    if (!(answer.Body instanceof Readable)) throw new StorageUnavailable('the store sent no body');
    try {
      const metadata = metadataOf(answer);
      return { metadata, body: checkedBody(answer.Body, metadata.sha256) };
    } catch (error) {
      // An unread body would hold its connection.
      answer.Body.destroy();
      throw error;
    }
  }

  async head(key: string): Promise<ObjectMetadata | undefined> {
    assertObjectKey(key);
    const command = new HeadObjectCommand({ Bucket: this.#bucket, Key: key });
    const answer = await callStore((signal) =>
      this.#client.send(command, { abortSignal: signal }).catch(undefinedWhen('NotFound')),
    );
    return answer && metadataOf(answer);
  }

  async delete(key: string): Promise<void> {
    assertObjectKey(key);
    const command = new DeleteObjectCommand({ Bucket: this.#bucket, Key: key });
    await callStore((signal) => this.#client.send(command, { abortSignal: signal }));
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    assertListPrefix(prefix);
    const page = { Bucket: this.#bucket, Prefix: prefix, MaxKeys: pageKeys };
    let after: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        ...page,
        ...(after !== undefined && { StartAfter: after }),
      });
      const answer = await callStore((signal) => this.#client.send(command, { abortSignal: signal }));
      const objects = answer.Contents ?? [];
      for (const { Key, LastModified } of objects)
        if (Key && LastModified && isObjectKey(Key)) yield { key: Key, modifiedAt: LastModified };
      after = answer.IsTruncated ? objects.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  async signedUrl(key: string, expiresSeconds: number): Promise<string> {
    assertObjectKey(key);
    assertExpiry(expiresSeconds);
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key });
    return await getSignedUrl(this.#client, command, { expiresIn: expiresSeconds });
  }

  async ready(): Promise<boolean> {
    try {
      await this.ensureBucket();
      return true;
    } catch {
      return false;
    }
  }

  async ensureBucket(): Promise<void> {
    await callStore((signal) => this.#createMissingBucket(signal));
  }

  async #createMissingBucket(signal: AbortSignal): Promise<void> {
    const bucket = { Bucket: this.#bucket };
    const found = await this.#client
      .send(new HeadBucketCommand(bucket), { abortSignal: signal })
      .catch(undefinedWhen('NotFound'));
    if (found) return;
    // Creating a bucket one already owns succeeds, so two processes may do this concurrently.
    await this.#client.send(new CreateBucketCommand(bucket), { abortSignal: signal });
  }

  #putCommand(key: string, payload: Payload, options: PutOptions): PutObjectCommand {
    return new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: payload.bytes,
      ContentType: options.contentType,
      Metadata: { sha256: payload.sha256, visibility: options.visibility },
    });
  }
}

function isAnswer(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}

function undefinedWhen(name: string): (error: unknown) => undefined {
  return (error) => {
    if (!isAnswer(error, name)) throw error;
    return undefined;
  };
}

function metadataOf(answer: {
  ContentType?: string | undefined;
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  Metadata?: Record<string, string> | undefined;
}): ObjectMetadata {
  const { ContentType, ContentLength, LastModified, Metadata } = answer;
  const sha256 = Metadata?.['sha256'];
  if (!ContentType || ContentLength === undefined || !LastModified || !sha256) {
    throw new StorageUnavailable('the store holds an object that was not put by us');
  }
  return {
    contentType: ContentType,
    // Fails closed: only an explicit "public" is public.
    visibility: Metadata['visibility'] === 'public' ? 'public' : 'private',
    sha256,
    lengthBytes: ContentLength,
    modifiedAt: LastModified,
  };
}
