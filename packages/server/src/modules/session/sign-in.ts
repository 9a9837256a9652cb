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
function given<Name extends keyof Form>(form: Form, name: Name): NonNullable<Form[Name]> {
  const value = form[name];
  if (value === undefined || value === '') {
    throw new Refusal('input.invalid', { field: wirePath(input, [name]) });
  }
  return value!;
}

export function signIn(services: Services, context: VisitorContext, form: Form): Promise<Tokens> {
  if (form.kind === 'password') {
    const username = given({ ...form, username: form.username?.trim() }, 'username');
    return signInByPassword(services, context, { username, password: given(form, 'password') });
  }
  const phoneNumber = given(form, 'phoneNumber');
  const countryId = given(form, 'countryId');
  const code = given(form, 'code').trim();
  if (!/^[0-9]{6}$/.test(code)) throw new Refusal('input.invalid', { field: wirePath(input, ['code']) });
  return signInByPhone(services, context, { phoneNumber, countryId, code, codeId: given(form, 'codeId') });
}
