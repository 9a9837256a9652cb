import { createHash, createPublicKey, verify } from 'node:crypto';

const tagsOf = (text: string) =>
  new Map(
    text.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).replaceAll(/\s/g, '')] as const;
    }),
  );

const spaces = /[ \t]+/g;
const relaxedHeader = (line: string) => {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replaceAll('\r\n', '')
    .replaceAll(spaces, ' ')
    .trim();
  return `${line.slice(0, at).trim().toLowerCase()}:${value}`;
};
const relaxedBody = (body: string) => {
  const lines = body.split('\r\n').map((line) => line.replaceAll(spaces, ' ').trimEnd());
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
};

/** Verifies the DKIM signature of a received mail (RFC 6376, rsa-sha256, relaxed/relaxed). */
export async function verifyDkim(
  raw: string,
  findTexts: (name: string) => Promise<readonly string[]>,
): Promise<{ readonly domain: string; readonly signed: readonly string[]; readonly isValid: boolean }> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const own = headers.find((line) => /^dkim-signature:/i.test(line));
  if (own === undefined) throw new Error('the mail is not signed');
  const tags = tagsOf(own.slice(own.indexOf(':') + 1));
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed')
    throw new Error('another algorithm');
  const domain = tags.get('d')!;
  const signed = tags.get('h')!.toLowerCase().split(':');
  const hash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)))
    .digest('base64');
  // Each name takes the last header of that name that is left.
  const left = [...headers];
  const lines = signed.flatMap((name) => {
    const at = left.findLastIndex((line) => line.toLowerCase().startsWith(`${name}:`));
    return at < 0 ? [] : left.splice(at, 1).map((line) => `${relaxedHeader(line)}\r\n`);
  });
  const unsigned = relaxedHeader(own).replace(/([;\s]b=)[^;]*/, '$1');
  const [record = ''] = await findTexts(`${tags.get('s')!}._domainkey.${domain}`);
  const published = tagsOf(record).get('p') ?? '';
  const key = createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' });
  const isSigned = verify(
    'sha256',
    Buffer.from(lines.join('') + unsigned),
    key,
    Buffer.from(tags.get('b')!, 'base64'),
  );
  return { domain, signed, isValid: isSigned && hash === tags.get('bh') };
}
