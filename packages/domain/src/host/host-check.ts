export const hostKinds = ['web', 'mobile'] as const;
export type HostKind = (typeof hostKinds)[number];

/** A claimed domain: `waiting` for its records, `verified`, or `failed` after seven days without them. */
export const hostStates = ['waiting', 'verified', 'failed'] as const;
export type HostState = (typeof hostStates)[number];

/** What is wrong with a claimed domain. */
export const hostProblems = [
  'nameUnknown',
  'proofMissing',
  'proofWrong',
  'pointsNowhere',
  'pointsElsewhere',
  'dnsFailed',
  /** Another company has proved the name and still does. */
  'taken',
  /** Another company has proved the name since. */
  'moved',
] as const;
export type HostProblem = (typeof hostProblems)[number];

/** Answer of DNS to one question. `none`: there is no such record; `failed`: nobody knows. */
export type DnsAnswer =
  | { readonly kind: 'found'; readonly values: readonly string[] }
  | { readonly kind: 'none'; readonly isNameUnknown: boolean }
  | { readonly kind: 'failed' };

export type DnsFindings = {
  /** TXT at the proof's name. */
  readonly proof: DnsAnswer;
  /** Names that the domain is an alias of, in the order of the chain. */
  readonly aliases: DnsAnswer;
  /** A and AAAA of the domain. */
  readonly addresses: DnsAnswer;
};

export type HostVerdict = {
  readonly proof: 'proved' | 'gone' | 'unknown';
  readonly isPointing: boolean;
  readonly problem: HostProblem | null;
};

type Expected = {
  readonly token: string;
  readonly edgeHost: string;
  readonly edgeAddresses: readonly string[];
};

export const proofNameOf = (name: string) => `_onehaul.${name}`;
export const proofValueOf = (token: string) => `onehaul-verify=${token}`;

const valuesOf = (answer: DnsAnswer) => (answer.kind === 'found' ? answer.values : []);

/** Compares what DNS answers with the records a claim asks for. */
export function judgeHost({ proof, aliases, addresses }: DnsFindings, expected: Expected): HostVerdict {
  const { token, edgeHost, edgeAddresses } = expected;
  const isProved = valuesOf(proof).some((text) => text.trim() === proofValueOf(token));
  const pointed = valuesOf(addresses);
  // A single foreign address would lead some visitors elsewhere.
  const isPointing =
    valuesOf(aliases).includes(edgeHost) ||
    (pointed.length > 0 && pointed.every((address) => edgeAddresses.includes(address)));
  const problem = ((): HostProblem | null => {
    if (isProved && isPointing) return null;
    if (!isProved && proof.kind === 'failed') return 'dnsFailed';
    if (!isPointing && (aliases.kind === 'failed' || addresses.kind === 'failed')) return 'dnsFailed';
    if (addresses.kind === 'none' && addresses.isNameUnknown && aliases.kind === 'none') return 'nameUnknown';
    if (!isProved) return proof.kind === 'found' ? 'proofWrong' : 'proofMissing';
    return pointed.length > 0 || aliases.kind === 'found' ? 'pointsElsewhere' : 'pointsNowhere';
  })();
  return {
    proof: isProved ? 'proved' : proof.kind === 'failed' ? 'unknown' : 'gone',
    isPointing,
    problem,
  };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Time without success after which a claim is given up, and a verified name leaves the directory. */
const patienceSeconds = 7 * day;
const warnBeforeSeconds = 2 * day;

export type HostClaim = {
  readonly state: HostState;
  readonly waitingSince: Date;
  readonly failedSince: Date | null;
  readonly checks: number;
};

export type HostStep = {
  /** `enter`: into the directory; `drop`: out of it. */
  readonly act: 'enter' | 'drop' | 'none';
  readonly state: HostState;
  readonly failedSince: Date | null;
  /** Null: no further check by itself. */
  readonly nextSeconds: number | null;
};

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
const waitSeconds = (checks: number) => Math.min(hour, minute * 2 ** Math.min(checks, 10));

/** What a check changes. A verified name stays while it points to the platform, whatever its TXT record says. */
export function stepHost(
  claim: HostClaim,
  verdict: Pick<HostVerdict, 'proof' | 'isPointing'>,
  now: Date,
  failingSeconds = patienceSeconds,
): HostStep {
  const { state, waitingSince, failedSince, checks } = claim;
  if (state === 'verified') {
    if (verdict.isPointing) return { act: 'none', state, failedSince: null, nextSeconds: day };
    const since = failedSince ?? now;
    const seconds = secondsBetween(since, now);
    if (seconds >= failingSeconds)
      return { act: 'drop', state: 'failed', failedSince: since, nextSeconds: null };
    return { act: 'none', state, failedSince: since, nextSeconds: failedSince ? 6 * hour : hour };
  }
  if (verdict.proof === 'proved' && verdict.isPointing)
    return { act: 'enter', state: 'verified', failedSince: null, nextSeconds: day };
  if (secondsBetween(waitingSince, now) >= patienceSeconds)
    return { act: 'none', state: 'failed', failedSince: null, nextSeconds: null };
  return { act: 'none', state: 'waiting', failedSince: null, nextSeconds: waitSeconds(checks) };
}

const hostNotices = ['domainFailing', 'domainEnding', 'domainRemoved'] as const;
type HostNotice = (typeof hostNotices)[number];

/** The mail to the owners that is due about a failing name: each is sent once. */
export function dueHostNotice(
  {
    state,
    failedSince,
    noticesSent,
  }: Pick<HostStep, 'state' | 'failedSince'> & { readonly noticesSent: number },
  now: Date,
  failingSeconds = patienceSeconds,
): { readonly notice: HostNotice; readonly noticesSent: number } | undefined {
  if (failedSince === null) return undefined;
  const seconds = secondsBetween(failedSince, now);
  const due =
    state === 'failed' ? 3 : seconds >= failingSeconds - warnBeforeSeconds ? 2 : seconds >= hour ? 1 : 0;
  return due > noticesSent ? { notice: hostNotices[due - 1]!, noticesSent: due } : undefined;
}

/** When a failing name leaves the directory. */
export const hostEndsAt = (failedSince: Date, failingSeconds = patienceSeconds) =>
  new Date(failedSince.getTime() + failingSeconds * 1000);
