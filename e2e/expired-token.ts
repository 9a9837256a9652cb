/** The token as it is after its time: only the dates in it are read before the API verifies it. */
export function expired(token: string): string {
  const [head, payload = '', mark] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1000);
  const old = { ...claims, iat: now - 1900, exp: now - 100 };
  return [head, Buffer.from(JSON.stringify(old)).toString('base64url'), mark].join('.');
}
