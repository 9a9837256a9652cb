import { Secret, TOTP } from 'otpauth';

/** Tolerates clock drift of phones: the previous and the next code are valid as well. */
const stepWindow = 1;

const authenticator = (secret: string, label = '') =>
  new TOTP({ issuer: 'Onehaul', label, secret: Secret.fromBase32(secret) });

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URL for the authenticator's QR code. */
export function totpAddress(secret: string, email: string): string {
  return authenticator(secret, email).toString();
}

/** The time step of a code; undefined if it is not valid around now. */
export function stepOfCode(secret: string, code: string, timestamp: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = authenticator(secret);
  const delta = totp.validate({ token: code, window: stepWindow, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
