import type { SettingValues } from './table.ts';

type Given = Partial<SettingValues>;

const needed = (given: Given, names: readonly (keyof SettingValues)[], why: string) =>
  names.filter((name) => given[name] === undefined).map((name) => `${why} needs ${name}.`);

/** All or none of them. */
const together = (given: Given, names: readonly (keyof SettingValues)[]) => {
  const count = names.filter((name) => given[name] !== undefined).length;
  return count > 0 && count < names.length ? [`${names.join(', ')} are set together.`] : [];
};

const equal = (given: Given, one: keyof SettingValues, other: keyof SettingValues) =>
  given[one] !== undefined && given[one] !== 0 && given[one] === given[other]
    ? [`${one} and ${other} are the same port.`]
    : [];

function storage(given: Given): string[] {
  if (given.STORAGE === 'disk') return needed(given, ['STORAGE_DIR', 'STORAGE_SECRET'], 'STORAGE=disk');
  if (given.STORAGE !== 's3') return [];
  const place = needed(given, ['OBJECT_STORE_URL', 'OBJECT_STORE_BUCKET'], 'STORAGE=s3');
  const keys = ['OBJECT_STORE_ACCESS_KEY', 'OBJECT_STORE_SECRET_KEY'] as const;
  if (given.OBJECT_STORE_CREDENTIALS !== 'role') return [...place, ...needed(given, keys, 'STORAGE=s3')];
  const extra = keys.filter((name) => given[name] !== undefined);
  return [...place, ...extra.map((name) => `${name} contradicts OBJECT_STORE_CREDENTIALS=role.`)];
}

function texts(given: Given): string[] {
  switch (given.SMS_PROVIDER) {
    case 'aliyun':
      return needed(
        given,
        ['ALIYUN_SMS_ACCESS_KEY', 'ALIYUN_SMS_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATES'],
        'SMS_PROVIDER=aliyun',
      );
    case 'twilio':
      return needed(given, ['TWILIO_ACCOUNT', 'TWILIO_TOKEN', 'TWILIO_FROM'], 'SMS_PROVIDER=twilio');
    case 'console':
      return given.NODE_ENV === 'production'
        ? ['SMS_PROVIDER=console contradicts NODE_ENV=production: it shows codes to whoever reads the log.']
        : [];
    default:
      return [];
  }
}

const secretOf = (dataKey: string) => dataKey.slice(dataKey.indexOf(':') + 1);

function secrets({ SESSION_SECRETS: session = [], DATA_KEYS: data = [] }: Given): string[] {
  return data.map(secretOf).some((one) => session.includes(one))
    ? ['SESSION_SECRETS and DATA_KEYS share a secret: replacing one would mean replacing the other.']
    : [];
}

function hosts({ CONSOLE_HOSTS: staff = [], PLATFORM_HOSTS: platform = [] }: Given): string[] {
  return staff.some((host) => platform.includes(host))
    ? ['CONSOLE_HOSTS and PLATFORM_HOSTS share a host: its pages can be only one of the two.']
    : [];
}

const tls = ({ DATABASE_CA_FILE: file, DATABASE_HOST: host = '' }: Given): string[] =>
  file !== undefined && host.startsWith('/')
    ? ['DATABASE_CA_FILE contradicts a DATABASE_HOST that is a socket: there is no TLS on it.']
    : [];

/** Settings that are valid one by one and make no sense together: a sentence each. */
export const contradictionsIn = (given: Given): string[] => [
  ...secrets(given),
  ...tls(given),
  ...storage(given),
  ...equal(given, 'API_PORT', 'API_MANAGEMENT_PORT'),
  ...equal(given, 'PORT', 'MANAGEMENT_PORT'),
  ...equal(given, 'CONSOLE_PORT', 'CONSOLE_MANAGEMENT_PORT'),
  ...hosts(given),
  ...texts(given),
  ...together(given, ['SMTP_URL', 'MAIL_FROM']),
  ...together(given, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT']),
];
