import { Secret, TOTP } from 'otpauth';

/** Clocks of phones differ: the code before and the one after count as well. */
const window = 1;

const authenticator = (secret: string, label = '') =>
  new TOTP({ issuer: 'Onehaul', label, secret: Secret.fromBase32(secret) });

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What a QR code tells an authenticator. */
export function totpAddress(secret: string, email: string): string {
  return authenticator(secret, email).toString();
}

/** The time step a code belongs to; undefined when it is none of about now. */
export function stepOfCode(secret: string, code: string, timestamp: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = authenticator(secret);
  const delta = totp.validate({ token: code, window, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
