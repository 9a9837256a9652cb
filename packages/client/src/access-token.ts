/** Claims a browser may read from its access token, unverified; the server verifies them. */
export type TokenClaims = {
  /** User the token belongs to. */
  readonly subject: string;
  readonly issuedAtMs: number;
  readonly endsAtMs: number;
};

/** Parses a token; undefined if it is not one of ours. */
export function parseAccessToken(token: string): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const { sub, iat, exp } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    if (typeof exp !== 'number') return undefined;
    const issued = typeof iat === 'number' ? iat : exp;
    return {
      subject: typeof sub === 'string' ? sub : '',
      issuedAtMs: issued * 1000,
      endsAtMs: exp * 1000,
    };
  } catch {
    return undefined;
  }
}
