import type { SettingValues } from '@onehaul/settings/table';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export type StorageSettings = Partial<
  Pick<
    SettingValues,
    | 'STORAGE'
    | 'STORAGE_DIR'
    | 'STORAGE_SECRET'
    | 'OBJECT_STORE_URL'
    | 'OBJECT_STORE_BUCKET'
    | 'OBJECT_STORE_REGION'
    | 'OBJECT_STORE_ADDRESSING'
    | 'OBJECT_STORE_CREDENTIALS'
    | 'OBJECT_STORE_ACCESS_KEY'
    | 'OBJECT_STORE_SECRET_KEY'
  >
>;

/** Opens without network or disk access: a store that is down does not prevent the server's start. */
export function createStorage(env: StorageSettings): Storage {
  const setting = (name: keyof StorageSettings): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  switch (env.STORAGE) {
    case 's3':
      return new S3Storage({
        url: setting('OBJECT_STORE_URL'),
        bucket: setting('OBJECT_STORE_BUCKET'),
        region: env.OBJECT_STORE_REGION ?? 'us-east-1',
        isHostAddressed: env.OBJECT_STORE_ADDRESSING === 'host',
        ...(env.OBJECT_STORE_CREDENTIALS !== 'role' && {
          keys: {
            access: setting('OBJECT_STORE_ACCESS_KEY'),
            secret: setting('OBJECT_STORE_SECRET_KEY'),
          },
        }),
      });
    case 'disk':
      return new DiskStorage({
        directory: setting('STORAGE_DIR'),
        secret: setting('STORAGE_SECRET'),
      });
    case undefined:
      throw new Error('STORAGE must be s3 or disk');
  }
}
