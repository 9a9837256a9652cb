import { proofNameOf, proofValueOf, hostEndsAt, stepHost } from '@onehaul/domain/host/host-check';
import {
  dkimValueOf,
  dmarcValue,
  isRequiredRecord,
  judgeSender,
  relatedTexts,
  type SenderFindings,
  senderPatienceSeconds,
  type SenderRecordKind,
  senderRecordKinds,
  spfValueOf,
} from '@onehaul/domain/host/mail-sender';
import type { MailSenderRow } from '@onehaul/contract/console/mail-senders';
import type { TransactionDb } from '../../db/database.ts';
import type { Edge } from '../../services.ts';
import { lockSender, type MailSender, storeSenderCheck } from '../mail-sender/index.ts';
import { unicodeOf } from './parse-domain.ts';

const maxShown = 5;

type Named = Pick<MailSender, 'domain' | 'selector'>;
const recordNames: Readonly<Record<SenderRecordKind, (sender: Named) => string>> = {
  proof: ({ domain }) => proofNameOf(domain),
  dkim: ({ domain, selector }) => `${selector}._domainkey.${domain}`,
  spf: ({ domain }) => domain,
  dmarc: ({ domain }) => `_dmarc.${domain}`,
};

export async function lookUpSender({ dns }: Pick<Edge, 'dns'>, sender: Named): Promise<SenderFindings> {
  const ask = (kind: SenderRecordKind) => dns.texts(recordNames[kind](sender));
  const [proof, dkim, spf, dmarc] = await Promise.all([ask('proof'), ask('dkim'), ask('spf'), ask('dmarc')]);
  return { proof, dkim, spf, dmarc };
}

/** The DNS records of a sender, each with what the last check found. */
function recordsOf(sender: MailSender, { spf }: Pick<Edge, 'spf'>): MailSenderRow['records'] {
  const { token, publicKey, found } = sender;
  const values: Readonly<Record<SenderRecordKind, () => string>> = {
    proof: () => proofValueOf(token),
    dkim: () => dkimValueOf(publicKey),
    spf: () => spfValueOf(found.spf?.values ?? [], spf!),
    dmarc: () => dmarcValue,
  };
  return senderRecordKinds
    .filter((kind) => kind !== 'spf' || spf !== null)
    .map((kind) => ({
      kind,
      type: 'TXT',
      name: recordNames[kind](sender),
      value: values[kind](),
      found: [...(found[kind]?.values ?? [])],
      isRight: found[kind]?.isRight ?? false,
      isRequired: isRequiredRecord(kind),
    }));
}

export function rowOfSender(sender: MailSender, edge: Pick<Edge, 'spf'>): MailSenderRow {
  const { address, domain, state, checkedAt, nextCheckAt, failedSince } = sender;
  return {
    address: address.replace(/@.*$/, `@${unicodeOf(domain)}`),
    state,
    records: recordsOf(sender, edge),
    checkedAt,
    nextCheckAt,
    endsAt: state === 'verified' && failedSince ? hostEndsAt(failedSince, senderPatienceSeconds) : null,
  };
}

type Check = {
  readonly sender: MailSender;
  readonly findings: SenderFindings;
  readonly edge: Pick<Edge, 'spf'>;
  readonly now: Date;
};

/**
 * Stores what a lookup found. Undefined when another check or another address was stored meanwhile: the newer
 * one stays.
 */
export async function storeSender(
  db: TransactionDb,
  { sender: { shopId, checks }, findings, edge, now }: Check,
): Promise<MailSender | undefined> {
  const locked = await db.first(lockSender, { shopId, checks });
  if (!locked) return undefined;
  // A sender that was given up is checked only when somebody asks for it: then it waits anew.
  const sender = locked.state === 'failed' ? { ...locked, waitingSince: now } : locked;
  const { right, isVerified } = judgeSender(findings, { ...sender, spf: edge.spf });
  const proof = right.proof ? 'proved' : 'gone';
  const step = stepHost(sender, { proof, isPointing: isVerified }, now, senderPatienceSeconds);
  const found = Object.fromEntries(
    senderRecordKinds.map((kind) => [
      kind,
      { values: relatedTexts(kind, findings[kind]).slice(0, maxShown), isRight: right[kind] },
    ]),
  );
  const { state, failedSince, nextSeconds } = step;
  return db.first(storeSenderCheck, {
    shopId,
    state,
    found: JSON.stringify(found),
    failedSince,
    waitingSince: state === 'verified' ? now : sender.waitingSince,
    nextSeconds,
  });
}
