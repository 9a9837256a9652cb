import { expect } from '@playwright/test';
import { mailsAddress } from './product.ts';

type Kept = { readonly to: readonly string[]; readonly raw: string };
type Mail = { readonly subject: string; readonly text: string };

/** Waits for mails to an address about a subject; oldest first. */
export async function mailsTo(address: string, about: string): Promise<Mail[]> {
  let found: Mail[] = [];
  const look = async () => {
    const kept = (await (await fetch(mailsAddress())).json()) as Kept[];
    const own = kept.filter(({ to }) => to.includes(address)).map(({ raw }) => read(raw));
    found = own.filter(({ subject }) => subject.includes(about));
    return found.length;
  };
  await expect.poll(look, { message: `a mail to ${address} about ${about}` }).toBeGreaterThan(0);
  return found;
}

/** The decoded subject and plain-text part. */
function read(raw: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  const [, partHead = '', part = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(body) ?? [];
  return { subject: decodeWords(subject), text: decodePart(partHead, part) };
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Encoded words of a header; whitespace between two of them is dropped. */
const decodeWords = (header: string) =>
  header
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : fromQuoted(text.replaceAll('_', ' ')),
    );

function decodePart(head: string, part: string): string {
  if (/base64/i.test(head)) return Buffer.from(part, 'base64').toString();
  return /quoted-printable/i.test(head) ? fromQuoted(part.replace(/=\r\n/g, '')) : part;
}
