/** How the text of a setting is read. The sentence of a problem never contains the text: it may be a secret. */
export type Kind<T> = {
  /** Completes "must be". */
  readonly shape: string;
  /** Undefined: the text has another shape. */
  readonly parse: (text: string) => T | undefined;
};

export const text: Kind<string> = { shape: 'a text', parse: (given) => given };

const partsOf = (given: string) =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
export const list: Kind<string[]> = { shape: 'a list separated by commas', parse: partsOf };

export const whole = (least: number, most: number): Kind<number> => ({
  shape: `a whole number from ${least} to ${most}`,
  parse: (given) => {
    const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
});
/** 0: any free port. */
export const port = whole(0, 65_535);

export const choice = <const Word extends string>(...words: Word[]): Kind<Word> => ({
  shape: words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join(),
  parse: (given) => words.find((word) => word === given),
});

export const url = (...schemes: string[]): Kind<string> => ({
  shape: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  parse: (given) =>
    URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)) ? given : undefined,
});

/** Of a server that gets a secret: without TLS only on this machine. */
export const secureOrigin: Kind<string> = {
  shape: 'an address that begins with https://',
  parse: (given) => {
    if (!URL.canParse(given)) return undefined;
    const { protocol, hostname, origin } = new URL(given);
    const isHere = /^(?:localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined;
  },
};

/** An address with `{host}` in place of the shop's host name. */
export const originTemplate: Kind<string> = {
  shape: 'an address that begins with http:// or https:// and names {host}',
  parse: (given) => (/^https?:\/\/\{host\}(:\d+)?$/.test(given) ? given : undefined),
};

const shortest = 32;
export const secret: Kind<string> = {
  shape: `at least ${shortest} characters`,
  parse: (given) => (given.length >= shortest ? given : undefined),
};
export const secrets: Kind<string[]> = {
  shape: `one or more secrets of at least ${shortest} characters, separated by commas, newest first`,
  parse: (given) => {
    const all = partsOf(given);
    return all.every((one) => one.length >= shortest) ? all : undefined;
  },
};
const dataKeyShape = /^[a-z0-9-]{1,16}:.{32,}$/u;
export const dataKeys: Kind<string[]> = {
  shape: `one or more of the form id:secret, separated by commas, each id once (a-z, 0-9, -), each secret of at least ${shortest} characters`,
  parse: (given) => {
    const all = partsOf(given);
    const ids = new Set(all.map((one) => one.split(':', 1)[0]));
    return ids.size === all.length && all.every((one) => dataKeyShape.test(one)) ? all : undefined;
  },
};

export const spf: Kind<string> = {
  shape: 'one SPF mechanism, such as include:spf.example.com or ip4:203.0.113.7',
  parse: (given) =>
    /^(?:include|a|mx|ip4|ip6):[a-z0-9.:/_-]+$/i.test(given) ? given.toLowerCase() : undefined,
};
export const mailAddress: Kind<string> = {
  shape: 'a plain address, such as notices@example.com',
  parse: (given) => (/^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,255}$/u.test(given) ? given : undefined),
};
export const pushSubject: Kind<string> = {
  shape: 'an address that begins with mailto: or https://',
  parse: (given) => (/^(mailto:.+@|https:\/\/)/.test(given) ? given : undefined),
};
export const json: Kind<string> = {
  shape: 'JSON',
  parse: (given) => {
    try {
      JSON.parse(given);
      return given;
    } catch {
      return undefined;
    }
  },
};
