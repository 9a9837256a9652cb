import {
  type DnsAnswer,
  type DnsFindings,
  type HostProblem,
  judgeHost,
  proofNameOf,
  stepHost,
} from '@onehaul/domain/host/host-check';
import type { TransactionDb } from '../../db/database.ts';
import type { Edge } from '../../services.ts';
import {
  type Claim,
  dropHost,
  enterHost,
  lockClaim,
  noteProof,
  storeCheckResult,
} from './host.repository.ts';
import { lookOfName } from './parse-domain.ts';

/** What is kept of the last check, for the page that compares it with the records to set. */
export type FoundRecords = {
  readonly proof: readonly string[];
  readonly aliases: readonly string[];
  readonly addresses: readonly string[];
  readonly isProved: boolean;
  readonly isPointing: boolean;
};

const maxShown = 5;
const maxShownLength = 120;
const shown = (answer: DnsAnswer) =>
  (answer.kind === 'found' ? answer.values : [])
    .slice(0, maxShown)
    .map((value) => value.slice(0, maxShownLength));

export async function lookUpHost({ dns }: Pick<Edge, 'dns'>, name: string): Promise<DnsFindings> {
  const [proof, aliases, addresses] = await Promise.all([
    dns.texts(proofNameOf(name)),
    dns.aliases(name),
    dns.addresses(name),
  ]);
  return { proof, aliases, addresses };
}

type Check = {
  readonly claim: Claim;
  readonly findings: DnsFindings;
  readonly edge: Pick<Edge, 'host' | 'addresses'>;
  readonly now: Date;
};

/**
 * Stores what a lookup found and moves the name into or out of the directory. Undefined when another check of
 * the claim was stored meanwhile: the newer result stays.
 */
export async function storeCheck(
  db: TransactionDb,
  { claim: { name, checks }, findings, edge, now }: Check,
): Promise<Claim | undefined> {
  const locked = await db.first(lockClaim, { name, checks });
  if (!locked) return undefined;
  // A claim that was given up is checked only when somebody asks for it: then it waits anew.
  const claim = locked.state === 'failed' ? { ...locked, waitingSince: now } : locked;
  const { shopId, token } = claim;
  const verdict = judgeHost(findings, { token, edgeHost: edge.host, edgeAddresses: edge.addresses });
  let step = stepHost(claim, verdict, now);
  let problem: HostProblem | null = verdict.problem;
  if (step.act === 'enter') {
    const { isEntered } = (await db.first(enterHost, { name, look: lookOfName(name) }))!;
    if (!isEntered) {
      // Another company holds the name: this one keeps waiting, as if its records were missing.
      step = stepHost(claim, { ...verdict, isPointing: false }, now);
      problem = 'taken';
    }
  }
  if (step.state === 'verified' && verdict.proof !== 'unknown')
    await db.first(noteProof, { name, isGone: verdict.proof === 'gone' });
  if (step.act === 'drop') await db.first(dropHost, { shopId, name });
  const found: FoundRecords = {
    proof: shown(findings.proof),
    aliases: shown(findings.aliases),
    addresses: shown(findings.addresses),
    isProved: verdict.proof === 'proved',
    isPointing: verdict.isPointing,
  };
  const { state, failedSince, nextSeconds } = step;
  return db.first(storeCheckResult, {
    name,
    state,
    problem,
    found: JSON.stringify(found),
    failedSince,
    waitingSince: state === 'verified' ? now : claim.waitingSince,
    nextSeconds,
  });
}
