import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings, SettingsRefused } from './read-settings.ts';
import { type Process, processes, type Setting } from './setting.ts';
import { settings } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hidden = 'never-show-this-value-to-anybody';
const least = {
  SESSION_SECRETS: `${hidden}-sessions`,
  DATA_KEYS: `a:${hidden}-data`,
  STORAGE: 'disk',
  STORAGE_DIR: '/var/lib/onehaul',
  STORAGE_SECRET: `${hidden}-files`,
};
const store = {
  ...least,
  STORAGE: 's3',
  OBJECT_STORE_URL: 'https://s3.example',
  OBJECT_STORE_BUCKET: 'files',
};

function problemsOf(env: Record<string, string | undefined>, of: Process = 'api'): readonly string[] {
  try {
    readSettings(of, { ...least, ...env });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsRefused);
    expect(String((error as Error).stack)).not.toContain('never-show');
    return (error as SettingsRefused).problems;
  }
}

test('values are typed, and what is not given has its default', () => {
  const given = readSettings('api', { ...least, API_PORT: '80', CONSOLE_HOSTS: 'a.example, b.example' });
  expect(given).toMatchObject({
    API_PORT: 80,
    CONSOLE_HOSTS: ['a.example', 'b.example'],
    DATABASE_HOST: '127.0.0.1',
    EDGE_ADDRESSES: [],
    SESSION_SECRETS: [least.SESSION_SECRETS],
  });
  expect(given).not.toHaveProperty('PORT');
  expect(given.DATABASE_PASSWORD).toBeUndefined();
});

test('a secret may come from a file, not from both places', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, `${hidden}-of-a-file\n`);
  const given = readSettings('api', { ...least, SESSION_SECRETS: undefined, SESSION_SECRETS_FILE: file });
  expect(given.SESSION_SECRETS).toEqual([`${hidden}-of-a-file`]);
  expect(problemsOf({ SESSION_SECRETS_FILE: file })).toEqual([
    'SESSION_SECRETS and SESSION_SECRETS_FILE are both set: one of them is enough.',
  ]);
  expect(problemsOf({ DATABASE_PASSWORD_FILE: join(folder, 'none') })).toEqual([
    'DATABASE_PASSWORD_FILE cannot be read (ENOENT).',
  ]);
});

describe('refused at start', () => {
  test('all at once, and never with a value', () => {
    const problems = problemsOf({
      SESSION_SECRETS: 'never-show',
      DATA_KEYS: undefined,
      API_PORT: 'never-show',
      DATABASE_READERS: '0',
      DATABASE_URL: 'postgres://never-show@db',
      REDIS_URI: 'redis://never-show',
      LOG_LEVEL: 'never-show',
      STORAGE_SECRET: undefined,
    });
    expect(problems).toEqual([
      'DATABASE_URL is no setting: docs/settings.md lists all of them.',
      'REDIS_URI is no setting: is REDIS_URL meant?',
      'SESSION_SECRETS must be one or more secrets of at least 32 characters, separated by commas, newest first.',
      expect.stringMatching(/^DATA_KEYS is not set: one or more of the form id:secret/),
      'DATABASE_READERS must be a whole number from 1 to 100.',
      'API_PORT must be a whole number from 0 to 65535.',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.',
      'STORAGE=disk needs STORAGE_SECRET.',
    ]);
  });

  test.each([
    ['SESSION_SECRET', /SESSION_SECRETS meant/],
    ['SESSION_SECRETS_FILES', /no setting/],
    ['API_PORT_FILE', /API_PORT_FILE is no setting/],
    ['CONSOLE_HOST', /CONSOLE_HOSTS meant/],
    ['OBJECT_STORE_ADRESSING', /OBJECT_STORE_ADDRESSING meant/],
    ['SMTP_HOST', /no setting/],
  ])('%s is no setting', (name, sentence) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([expect.stringMatching(sentence)]);
  });

  test('names of others are left alone', () => {
    const names = ['PATH', 'HOSTNAME', 'NODE_OPTIONS', 'KUBERNETES_PORT', 'API_SERVICE_HOST', 'LANG', 'TZ'];
    expect(problemsOf(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    expect(problemsOf({ PORT: 'not of the API', CONSOLE_PORT: 'neither' })).toEqual([]);
    expect(problemsOf({ PORT: 'but of the web server' }, 'web')).toHaveLength(1);
  });

  test.each([
    [{ API_PORT: '80', API_MANAGEMENT_PORT: '80' }, 'API_PORT and API_MANAGEMENT_PORT are the same port.'],
    [{ CONSOLE_HOSTS: 'a.example', PLATFORM_HOSTS: 'b.example,a.example' }, /share a host/],
    [{ DATA_KEYS: `a:${least.SESSION_SECRETS}` }, /share a secret/],
    [{ DATABASE_CA_FILE: '/ca.pem', DATABASE_HOST: '/run/postgresql' }, /^DATABASE_CA_FILE contradicts/],
    [{ SMS_PROVIDER: 'console', NODE_ENV: 'production' }, /^SMS_PROVIDER=console contradicts/],
    [{ SMTP_URL: 'smtp://never-show@mail' }, 'SMTP_URL, MAIL_FROM are set together.'],
    [{ PUSH_SUBJECT: 'mailto:a@b.example' }, /are set together/],
    [{ SMTP_URL: 'http://mail', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be an address/],
    [{ PUBLIC_ORIGIN: 'https://one.example' }, /^PUBLIC_ORIGIN must be/],
    [{ MAIL_SPF: 'v=spf1 all' }, /^MAIL_SPF must be one SPF mechanism/],
    [{ ...store, OBJECT_STORE_ACCESS_KEY: 'k' }, 'STORAGE=s3 needs OBJECT_STORE_SECRET_KEY.'],
    [
      { ...store, OBJECT_STORE_CREDENTIALS: 'role', OBJECT_STORE_ACCESS_KEY: 'k' },
      'OBJECT_STORE_ACCESS_KEY contradicts OBJECT_STORE_CREDENTIALS=role.',
    ],
  ])('%j', (env, sentence) => {
    expect(problemsOf(env)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  test('a provider of texts without its account', () => {
    expect(problemsOf({ SMS_PROVIDER: 'twilio', TWILIO_FROM: '+1' })).toEqual([
      'SMS_PROVIDER=twilio needs TWILIO_ACCOUNT.',
      'SMS_PROVIDER=twilio needs TWILIO_TOKEN.',
    ]);
  });
});

test('a role needs no keys', () => {
  expect(problemsOf({ ...store, OBJECT_STORE_CREDENTIALS: 'role' })).toEqual([]);
});

test('every default has the shape of its setting, and every setting a process', () => {
  for (const [name, { kind, otherwise, processes: of }] of Object.entries<Setting>(settings)) {
    if (otherwise !== undefined) expect(kind.parse(otherwise), name).toBeDefined();
    expect(of.length, name).toBeGreaterThan(0);
    expect(
      of.every((one) => processes.includes(one)),
      name,
    ).toBe(true);
  }
});
