// Secrets of the installation, and where its data is.
import * as kinds from './kinds.ts';
import { servers, services, setting } from './setting.ts';

const stores = ['api', 'worker', 'import-company', 'rehearse-restore', 'demo'] as const;
const clients = ['api', 'worker', 'operator', 'import-company'] as const;
const databases = ['api', 'worker', 'migrate', 'operator', 'import-company', 'demo'] as const;
/** Of a restored copy: it has the name and the roles of the original. */
const copies = ['rehearse-restore'] as const;
const readers = ['api', 'worker', 'import-company', 'rehearse-restore'] as const;
const owners = ['migrate', 'import-company', 'demo'] as const;

export const dataSettings = {
  NODE_ENV: setting(kinds.choice('production', 'development', 'test'), {
    processes: [...services, 'migrate', 'operator', ...copies, 'import-company', 'demo'],
    without: 'neither',
    about: '`production` in every installation; units, image and start scripts set it',
  }),
  SESSION_SECRETS: setting(kinds.secrets, {
    processes: stores,
    otherwise: '',
    required: readers,
    isSecret: true,
    about: 'signs sessions; one or more values of at least 32 characters, newest first',
  }),
  DATA_KEYS: setting(kinds.dataKeys, {
    processes: stores,
    otherwise: '',
    required: readers,
    isSecret: true,
    about:
      'encrypts cards, identity numbers and gateway accounts; `id:secret`, newest first. To rotate, add a new key in front and remove the old one once the worker logs `all seals are under the newest data key` ([052](decisions/052-data-keys.md))',
  }),

  DATABASE_HOST: setting(kinds.text, {
    processes: databases,
    otherwise: '127.0.0.1',
    about: 'PostgreSQL: its host name, address, or the folder of its socket',
  }),
  DATABASE_PORT: setting(kinds.port, { processes: databases, otherwise: '5432', about: 'its port' }),
  DATABASE_NAME: setting(kinds.text, {
    processes: [...databases, ...copies],
    otherwise: 'onehaul',
    about: 'the database',
  }),
  DATABASE_USER: setting(kinds.text, {
    processes: [...clients, ...copies],
    otherwise: 'onehaul_app',
    about: 'the role of the application: owns no table, is bound by row security',
  }),
  DATABASE_PASSWORD: setting(kinds.text, {
    processes: clients,
    isSecret: true,
    without: 'none',
    about: 'the password of `DATABASE_USER`',
  }),
  DATABASE_OWNER_PASSWORD: setting(kinds.text, {
    processes: owners,
    isSecret: true,
    without: 'none',
    about: 'the password of `onehaul_owner`, who owns the tables',
  }),
  DATABASE_ADMIN: setting(kinds.text, {
    processes: ['migrate', 'demo'],
    otherwise: 'postgres',
    about: 'the role that creates roles and the database; not used once they exist',
  }),
  DATABASE_ADMIN_PASSWORD: setting(kinds.text, {
    processes: ['migrate', 'demo'],
    isSecret: true,
    without: 'none',
    about: 'the password of `DATABASE_ADMIN`',
  }),
  DATABASE_CA_FILE: setting(kinds.text, {
    processes: databases,
    without: 'no TLS',
    about:
      'certificates of the authority that signed the server’s: connections are encrypted, and the server must prove `DATABASE_HOST` (`verify-full`). Needed as soon as PostgreSQL is on another machine',
  }),
  DATABASE_READERS: setting(kinds.whole(1, 100), {
    processes: clients,
    otherwise: '2',
    about: 'shared read connections per process ([055](decisions/055-database-timeouts.md))',
  }),
  DATABASE_WRITERS: setting(kinds.whole(1, 500), {
    processes: clients,
    otherwise: '10',
    about: 'transaction connections per process',
  }),

  REDIS_URL: setting(kinds.url('redis', 'rediss'), {
    processes: servers,
    otherwise: 'redis://127.0.0.1:6379',
    isSecret: true,
    about: 'rate limits and live updates',
  }),
  INSTALLATION: setting(kinds.text, {
    processes: servers,
    without: 'the database’s name',
    about: 'the prefix that separates installations sharing one Redis',
  }),

  STORAGE: setting(kinds.choice('s3', 'disk'), {
    processes: stores,
    required: stores,
    about: 'where files are: an object store, or a folder (one machine only)',
  }),
  OBJECT_STORE_URL: setting(kinds.url('https', 'http'), {
    processes: stores,
    without: 'required with `s3`',
    about: 'the address of the store without the bucket, such as `https://s3.eu-central-1.amazonaws.com`',
  }),
  OBJECT_STORE_BUCKET: setting(kinds.text, {
    processes: stores,
    without: 'required with `s3`',
    about: 'the bucket; nothing in it is public',
  }),
  OBJECT_STORE_REGION: setting(kinds.text, {
    processes: stores,
    otherwise: 'us-east-1',
    about: 'the region signatures name: `eu-central-1`, `oss-cn-hongkong`; Ceph and MinIO take the default',
  }),
  OBJECT_STORE_ADDRESSING: setting(kinds.choice('path', 'host'), {
    processes: stores,
    otherwise: 'path',
    about: 'where the bucket stands in addresses: `path` for Ceph and MinIO, `host` for AWS and Aliyun OSS',
  }),
  OBJECT_STORE_CREDENTIALS: setting(kinds.choice('keys', 'role'), {
    processes: stores,
    otherwise: 'keys',
    about:
      '`role`: the machine’s, container’s or pod’s role at AWS instead of the two keys below. Aliyun’s roles are not read',
  }),
  OBJECT_STORE_ACCESS_KEY: setting(kinds.text, {
    processes: stores,
    isSecret: true,
    without: 'required with `keys`',
    about: 'the access key',
  }),
  OBJECT_STORE_SECRET_KEY: setting(kinds.text, {
    processes: stores,
    isSecret: true,
    without: 'required with `keys`',
    about: 'and its secret',
  }),
  STORAGE_DIR: setting(kinds.text, {
    processes: stores,
    without: 'required with `disk`',
    about: 'the folder; it must exist',
  }),
  STORAGE_SECRET: setting(kinds.secret, {
    processes: stores,
    isSecret: true,
    without: 'required with `disk`',
    about: 'signs file addresses; at least 32 characters',
  }),
};
