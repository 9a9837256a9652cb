import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import type { z } from 'zod';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { signInByPhone } from './sign-in-by-phone.ts';

const { input } = sessionCalls.signIn;
type Form = z.output<typeof input>;

/** One call has two forms (§7); a missing field is reported by its wire name. */
function requireField<Name extends keyof Form>(form: Form, name: Name): NonNullable<Form[Name]> {
  const value = form[name];
  if (value === undefined || value === '') {
    throw new Refusal('input.invalid', { field: wirePath(input, [name]) });
  }
  return value!;
}

export function signIn(services: Services, context: VisitorContext, form: Form): Promise<Tokens> {
  if (form.kind === 'password') {
    const username = requireField({ ...form, username: form.username?.trim() }, 'username');
    return signInByPassword(services, context, { username, password: requireField(form, 'password') });
  }
  const phoneNumber = requireField(form, 'phoneNumber');
  const countryId = requireField(form, 'countryId');
  const code = requireField(form, 'code').trim();
  if (!/^[0-9]{6}$/.test(code)) throw new Refusal('input.invalid', { field: wirePath(input, ['code']) });
  return signInByPhone(services, context, {
    phoneNumber,
    countryId,
    code,
    codeId: requireField(form, 'codeId'),
  });
}
