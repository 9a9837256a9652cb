import { Secret, TOTP } from 'otpauth';

/** The TOTP code of a secret, now or some 30-second steps from now. */
export function totpCode(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}
