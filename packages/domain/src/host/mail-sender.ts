import { type DnsAnswer, proofValueOf } from './host-check.ts';

/** DNS records of a sender domain. `proof` and `dkim` are required, the others improve delivery. */
export const senderRecordKinds = ['proof', 'dkim', 'spf', 'dmarc'] as const;
export type SenderRecordKind = (typeof senderRecordKinds)[number];
export const isRequiredRecord = (kind: SenderRecordKind): boolean => kind === 'proof' || kind === 'dkim';

/** Days without the required records after which a shop sends from the installation's address again. */
export const senderPatienceSeconds = 3 * 24 * 3600;

const localPart = /^[a-z0-9](?:[a-z0-9_+-]|\.(?!\.)){0,62}(?<!\.)$/;
const maxAddressLength = 254;

/** Splits a typed address; undefined when its part before the @ cannot be a sender. */
export function splitAddress(typed: string): { readonly local: string; readonly domain: string } | undefined {
  const [local = '', domain = '', ...rest] = typed.trim().toLowerCase().split('@');
  if (rest.length > 0 || domain === '' || !localPart.test(local)) return undefined;
  return { local, domain };
}

export const isAddressTooLong = (address: string): boolean => address.length > maxAddressLength;

const valuesOf = (answer: DnsAnswer) => (answer.kind === 'found' ? answer.values : []);

/** Tags of a DKIM or DMARC record: `v=DKIM1; k=rsa; p=…`. Spaces in a key are not part of it. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(';')
      .filter((part) => part.includes('='))
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at).trim(), part.slice(at + 1).replaceAll(/\s/g, '')] as const;
      }),
  );
}

export const dkimValueOf = (publicKey: string): string => `v=DKIM1; k=rsa; p=${publicKey}`;

function isDkimRight(answer: DnsAnswer, publicKey: string): boolean {
  const records = valuesOf(answer).map(tagsOf);
  // With several records at one selector receivers may pick either (RFC 6376, 3.6.2.2).
  if (records.length !== 1) return false;
  const [tags] = records;
  return (
    (tags!.get('v') ?? 'DKIM1') === 'DKIM1' &&
    (tags!.get('k') ?? 'rsa') === 'rsa' &&
    tags!.get('p') === publicKey
  );
}

const isSpf = (text: string) => /^v=spf1(?: |$)/i.test(text.trim());
const mechanismsOf = (text: string) => text.trim().toLowerCase().split(/\s+/);

/** The SPF record to set: the domain may have one record only, so an existing one is extended. */
export function spfValueOf(found: readonly string[], mechanism: string): string {
  const [existing] = found.filter(isSpf);
  if (existing === undefined) return `v=spf1 ${mechanism} ~all`;
  if (mechanismsOf(existing).includes(mechanism)) return existing.trim();
  return existing.trim().replace(/^v=spf1/i, `v=spf1 ${mechanism}`);
}

function isSpfRight(answer: DnsAnswer, mechanism: string): boolean {
  const records = valuesOf(answer).filter(isSpf);
  return records.length === 1 && mechanismsOf(records[0]!).includes(mechanism);
}

const isDmarc = (text: string) => /^v=DMARC1\s*(?:;|$)/.test(text.trim());
export const dmarcValue = 'v=DMARC1; p=none';
/** Any policy of the company is right, as long as there is one. */
function isDmarcRight(answer: DnsAnswer): boolean {
  const records = valuesOf(answer).filter(isDmarc);
  return (
    records.length === 1 && ['none', 'quarantine', 'reject'].includes(tagsOf(records[0]!).get('p') ?? '')
  );
}

export type SenderFindings = Readonly<Record<SenderRecordKind, DnsAnswer>>;
type Expected = {
  readonly token: string;
  readonly publicKey: string;
  /** Null: the installation has no SPF mechanism to include. */
  readonly spf: string | null;
};
type SenderVerdict = {
  readonly right: Readonly<Record<SenderRecordKind, boolean>>;
  /** All required records are right. */
  readonly isVerified: boolean;
};

/** Compares what DNS answers with the records a sender needs. */
export function judgeSender(findings: SenderFindings, { token, publicKey, spf }: Expected): SenderVerdict {
  const right = {
    proof: valuesOf(findings.proof).some((text) => text.trim() === proofValueOf(token)),
    dkim: isDkimRight(findings.dkim, publicKey),
    spf: spf === null || isSpfRight(findings.spf, spf),
    dmarc: isDmarcRight(findings.dmarc),
  };
  return { right, isVerified: senderRecordKinds.every((kind) => right[kind] || !isRequiredRecord(kind)) };
}

/** Texts of a name that say the same as the record: others, such as proofs of other services, are left out. */
export function relatedTexts(kind: SenderRecordKind, answer: DnsAnswer): readonly string[] {
  const texts = valuesOf(answer);
  if (kind === 'spf') return texts.filter(isSpf);
  return texts;
}
