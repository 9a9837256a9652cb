import { Secret, TOTP } from 'otpauth';

/** What an authenticator shows for a secret, or shows some steps of thirty seconds from now. */
export function totpCode(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}
