/** What a browser may read of its access token. It believes it; the server checks it. */
export type TokenFacts = {
  /** Whose token this is. */
  readonly subject: string;
  readonly issuedAtMs: number;
  readonly endsAtMs: number;
};

/** Undefined for anything that is no token of ours. */
export function readToken(token: string): TokenFacts | undefined {
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
