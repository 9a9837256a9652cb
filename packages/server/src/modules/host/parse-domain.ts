import { domainToASCII, domainToUnicode } from 'node:url';
import { lookOf, normalizeDomain, ownDomainRefusal } from '@onehaul/domain/host/own-domain';
import { Refusal } from '@onehaul/domain/refusal';
import { parse } from 'tldts';

/** The name as people read it. */
export const unicodeOf = (name: string): string => domainToUnicode(name) || name;

/** Form in which names that look alike are equal. */
export const lookOfName = (name: string): string => lookOf(unicodeOf(name));

/** Whether a name is registered itself, as opposed to a subdomain: it cannot be an alias (CNAME). */
export const isApex = (name: string): boolean => parse(name).domain === name;

/** Reads a typed domain; refuses what cannot be a shop's own. */
export function parseOwnDomain(typed: string, reserved: readonly string[]): string {
  const name = domainToASCII(normalizeDomain(typed));
  const unicode = unicodeOf(name);
  // Labels that decode to something else than they encode are no names.
  if (name === '' || domainToASCII(unicode) !== name) throw new Refusal('host.nameInvalid');
  const { isIcann, isPrivate, publicSuffix } = parse(name, { allowPrivateDomains: true });
  const isSuffix = publicSuffix === name || (!isIcann && !isPrivate);
  const refusal = ownDomainRefusal(name, { unicode, isSuffix, reserved });
  if (refusal) throw new Refusal(refusal);
  return name;
}
