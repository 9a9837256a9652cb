import { languages } from '@onehaul/domain/language';
import { accessLevels } from '@onehaul/domain/staff/operator-access';
import { permissions, roles } from '@onehaul/domain/staff/role';
import { tenantStates } from '@onehaul/domain/tenant';
import { modules, shopStates } from '@onehaul/domain/shop';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const Me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** A company that is not active is read only; its staff see why. */
  companyState: z.enum(tenantStates),
  stateReason: z.string(),
  closesAt: instant.nullable(),
  roles: z.array(z.enum(roles)),
  companyRole: z
    .object({ id: z.int(), name: z.string(), permissions: z.array(z.enum(permissions)) })
    .nullable(),
  /** Shops and warehouses the person is limited to; null is the whole company. */
  places: z.array(z.object({ shopId: z.int(), warehouseId: z.int().nullable() })).nullable(),
  /** Of modules that are switched on. */
  permissions: z.array(z.enum(permissions)),
  /** Modules the operator leaves the company; null: all. */
  allowedModules: z.array(z.enum(modules)).nullable(),
  language: z.enum(languages),
  /** The password was set by someone else and must be changed first. */
  isPasswordGiven: z.boolean(),
  /** Set while a person of the operator visits the company with a grant of its owner. */
  visit: z.object({ level: z.enum(accessLevels), endsAt: instant }).nullable(),
  /** Until when the operator's support has access; for owners, null for everybody else. */
  operatorAccessUntil: instant.nullable(),
  /** Those the person works for. The first language is the shop's own. */
  shops: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      languages: z.array(z.enum(languages)),
      timeZone: z.string(),
      state: z.enum(shopStates),
    }),
  ),
});
export type Me = z.output<typeof Me>;

const linkToken = z.string().max(64);

export const staffSessionCalls = {
  signIn: staffCall({
    path: '/console/session/signIn',
    access: 'anyone',
    effect: 'change',
    limit: 'guess',
    summary: 'Signs staff in with email and password, and returns the next step.',
    input: z.object({ email: singleLine(254), password: z.string().max(512) }),
    output: z.object({ next: z.enum(['done', 'secondFactor', 'enrol']) }),
  }),
  lookAtLink: staffCall({
    path: '/console/session/lookAtLink',
    access: 'anyone',
    effect: 'read',
    limit: 'guess',
    summary: 'Returns the person a one-time link is for.',
    input: z.object({ token: linkToken }),
    output: z.object({
      name: z.string(),
      email: z.string(),
      company: z.string(),
      purpose: z.enum(['invitation', 'password']),
      /** Of the person: they may open the link in a browser set to another one. */
      language: z.enum(languages),
    }),
  }),
  useLink: staffCall({
    path: '/console/session/useLink',
    access: 'anyone',
    effect: 'change',
    limit: 'guess',
    summary: 'Sets a password with a one-time link, signs in with it, and returns the next step.',
    input: z.object({ token: linkToken, newPassword: z.string().min(1).max(512) }),
    output: z.object({ next: z.enum(['done', 'secondFactor', 'enrol']) }),
  }),
  beginEnrolment: staffCall({
    path: '/console/session/beginEnrolment',
    access: 'password',
    effect: 'change',
    summary: 'Returns a new secret for an authenticator, as long as none is set up.',
    input: z.object({}),
    output: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirmSecondFactor: staffCall({
    path: '/console/session/confirmSecondFactor',
    access: 'password',
    effect: 'change',
    limit: 'guess',
    summary: 'Verifies the second factor. The first time, it is set up and recovery codes are returned.',
    input: z.object({ code: z.string().min(1).max(32) }),
    output: z.object({
      recoveryCodes: z.array(z.string()),
      /** Wrong second-factor codes entered since the last sign-in. */
      wrongCodes: z.int(),
    }),
  }),
  me: staffCall({
    path: '/console/session/me',
    access: 'signedIn',
    effect: 'read',
    summary: 'Returns the signed-in person and their permissions.',
    input: z.object({}),
    output: Me,
  }),
  changePassword: staffCall({
    path: '/console/session/changePassword',
    access: 'signedIn',
    effect: 'change',
    limit: 'guess',
    summary: 'Sets a new password with the old one, and ends every other session.',
    input: z.object({ oldPassword: z.string().max(512), newPassword: z.string().min(1).max(512) }),
    output: z.null(),
  }),
  setLanguage: staffCall({
    path: '/console/session/setLanguage',
    access: 'signedIn',
    effect: 'change',
    summary: 'Sets the console language of the signed-in person.',
    input: z.object({ language: z.enum(languages) }),
    output: z.null(),
  }),
  signOut: staffCall({
    path: '/console/session/signOut',
    access: 'anyone',
    effect: 'change',
    summary: 'Ends the session of the cookie.',
    input: z.object({}),
    output: z.null(),
  }),
};
