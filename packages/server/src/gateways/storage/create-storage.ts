import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens without network or disk access: a store that is down does not prevent the server's start. */
export function createStorage(env: Record<string, string | undefined>): Storage {
  const setting = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  switch (env['STORAGE']) {
    case 's3':
      return new S3Storage({
        url: setting('OBJECT_STORE_URL'),
        bucket: setting('OBJECT_STORE_BUCKET'),
        accessKey: setting('OBJECT_STORE_ACCESS_KEY'),
        secretKey: setting('OBJECT_STORE_SECRET_KEY'),
      });
    case 'disk':
      return new DiskStorage({
        directory: setting('STORAGE_DIR'),
        secret: setting('STORAGE_SECRET'),
      });
    default:
      throw new Error('STORAGE must be s3 or disk');
  }
}
