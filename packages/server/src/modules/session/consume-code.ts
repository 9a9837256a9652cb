import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findDialCode } from './account.repository.ts';
import { codeHash, type Phone } from './send-code.ts';
import { type SmsPurpose, tryCode } from './sms-code.repository.ts';
import { recordCodeEntered } from './sms-limits.ts';

type EnteredCode = {
  readonly digits: string;
  readonly purpose: SmsPurpose;
  readonly code: string;
  readonly codeId?: string;
  readonly countryId?: number;
};

/** Consumes a code and returns the number it proves. A wrong try stays counted despite the refusal. */
export async function consumeCode(
  services: Services,
  context: VisitorContext,
  { digits, purpose, code, codeId, countryId }: EnteredCode,
): Promise<Phone> {
  const { shop, db, transaction } = context;
  const hashFor = (asked: SmsPurpose) => codeHash(services, context, { digits, purpose: asked, code });
  const tried = await transaction((own) =>
    own.first(tryCode, {
      shopId: shop.id,
      id: codeId ?? null,
      countryId: countryId ?? null,
      digits,
      purpose,
      codeHash: hashFor(purpose),
      signInHash: hashFor('signIn'),
    }),
  );
  if (!tried?.isRight) throw new Refusal('session.codeWrong');
  const dialCode = await findDialCode(db, tried.countryId);
  await recordCodeEntered(services.redis, { shop, dialCode: dialCode!, digits });
  return { countryId: tried.countryId, digits };
}
