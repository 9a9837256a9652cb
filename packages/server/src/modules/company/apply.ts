import { randomBytes } from 'node:crypto';
import { applicationMinutes, firstPlan } from '@onehaul/domain/company';
import { subdomainRefusal } from '@onehaul/domain/host-name';
import { Refusal } from '@onehaul/domain/refusal';
import type { PlatformContext } from '../../http/bind-platform.ts';
import { plainAddress } from '../../http/network.ts';
import { platformTenantId } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { consoleOrigin, hashOfSecret, linkAddress, sendStaffMail, staffByEmail } from '../staff/index.ts';
import {
  addApplication,
  type Application,
  findApplication,
  takeApplication,
} from './application.repository.ts';
import { hostExists } from './company.repository.ts';
import { fillShop } from './fill-shop.ts';
import { openCompany } from './open-company.ts';
import { platformOf } from './platform.ts';

const hostOf = (services: Services, label: string) => `${label}.${platformOf(services).shopDomain}`;

/** Whether a subdomain is free. The answer is no secret: anybody may open the host. */
export async function checkName(services: Services, label: string) {
  const host = hostOf(services, label);
  const refusal = subdomainRefusal(label);
  if (refusal === 'host.labelInvalid' || refusal === 'host.labelReserved') return { host, problem: refusal };
  const isTaken = (await services.database.platform.first(hostExists, { name: host })) !== undefined;
  return { host, problem: isTaken ? ('host.taken' as const) : null };
}

/** In development without a mail server the link is shown instead; in production there is then no sign-up. */
export const isSignUpOpen = ({ mail, platform }: Services): boolean =>
  mail !== undefined || platform?.showsLinks === true;

/**
 * Keeps the application and mails the link that proves the address. An address that already signs in gets a
 * mail that says so, and the answer is the same: it does not tell who works where.
 */
export async function apply(
  services: Services,
  { visit }: PlatformContext,
  given: Application,
): Promise<{ link: string | null }> {
  const { database, mail } = services;
  if (!isSignUpOpen(services)) throw new Refusal('company.signUpClosed');
  const { problem } = await checkName(services, given.label);
  if (problem) throw new Refusal(problem, { field: 'label' });

  const application = { ...given, email: given.email.toLowerCase() };
  const secret = randomBytes(32).toString('base64url');
  const known = await database.platform.first(staffByEmail, { email: application.email });
  const kept = await database.autocommit(platformTenantId).first(addApplication, {
    ...application,
    tokenHash: hashOfSecret(secret),
    minutes: applicationMinutes,
  });
  const origin = services.payment?.originOf?.(visit.host) ?? `https://${visit.host}`;
  const proof = `${origin}/open/confirm#${secret}`;
  if (!mail) return { link: known || !kept?.isAdded ? null : proof };
  if (!kept?.isAdded) return { link: null };
  const { company, personName: name, email, language } = application;
  const values = { company, minutes: applicationMinutes };
  const content = known
    ? { kind: 'knownAddress' as const, url: consoleOrigin(services, visit), values }
    : { kind: 'signUp' as const, url: proof, values };
  await sendStaffMail(mail, { name, email, language }, content);
  return { link: null };
}

/** Returns an application without using it up: mail scanners open links too. */
export async function getApplication(services: Services, token: string) {
  const found = await services.database.platform.first(findApplication, { tokenHash: hashOfSecret(token) });
  if (!found) throw new Refusal('company.linkInvalid');
  const { company, personName, email, shopName, label } = found;
  return { company, personName, email, shopName, label, host: hostOf(services, label) };
}

/** Opens the company of a link. The link is used up in the same transaction, so it works once and no less. */
export async function openFromApplication(
  services: Services,
  { visit }: PlatformContext,
  { token, label }: { token: string; label?: string | undefined },
): Promise<{ host: string; link: string }> {
  const { host, owner } = await openCompany(
    {
      database: services.database,
      shopDomain: platformOf(services).shopDomain,
      fillShop,
      address: plainAddress(visit.address),
      act: { name: 'companies/open', isOwners: true },
    },
    {
      draft: async (db) => {
        const taken = await db.first(takeApplication, { tokenHash: hashOfSecret(token) });
        if (!taken) throw new Refusal('company.linkInvalid');
        return { ...taken, label: label ?? taken.label, plan: firstPlan };
      },
    },
  );
  return { host, link: linkAddress(consoleOrigin(services, visit), owner.token) };
}
