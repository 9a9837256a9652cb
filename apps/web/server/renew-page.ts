import { parseAccessToken } from '@onehaul/client/access-token';
import { otherTabTimeoutMs, sessionLockName, tokenPollMs } from '@onehaul/client/light-session';
import { claimFields, envelopeNames, type ShopClaim } from '@onehaul/contract/envelope';
import { refreshNames, refreshPath } from '@onehaul/contract/refresh-call';
import { cookieAttributes, cookieNames } from '@onehaul/domain/cookie-name';
import { type Language, languageTags } from '@onehaul/domain/language';
import { previewText } from '@onehaul/i18n/preview-text';
import { flashMessageKey } from '../src/app/flash-message.ts';
import { type RenewNames, renewLogin } from './renew-script.ts';

export type Renewal = {
  readonly language: Language;
  readonly shop: ShopClaim;
  /** Access token that cannot be used. */
  readonly accessToken: string;
  /** Login page that leads back, for a login that is over. */
  readonly loginUrl: string;
};

/**
 * Document in place of a member page whose access token has expired (084). Only the browser uses the refresh token, in
 * turn with its other tabs; this server never does. Nothing is visible unless renewing fails.
 */
export function renewPage({ language, shop, accessToken, loginUrl }: Renewal, nonce: string): string {
  const names: RenewNames = {
    cookie: cookieNames.access,
    cookieEnd: `; Path=/; ${cookieAttributes}`,
    lock: sessionLockName,
    url: `/api${refreshPath}`,
    accessToken: refreshNames.accessToken,
    refusedEnd: (parseAccessToken(accessToken)?.endsAtMs ?? 0) / 1000,
    envelope: envelopeNames,
    shop: claimFields(shop, {}),
    refreshedElsewhere: 'session.refreshedElsewhere',
    otherTabTimeoutMs,
    pollMs: tokenPollMs,
    renewedKey: 'renewed',
    messageKey: flashMessageKey,
    loginUrl,
  };
  const argument = JSON.stringify(names).replaceAll('<', String.raw`\u003c`);
  const script = `(${renewLogin.toString()})(${argument})`;
  const t = (key: Parameters<typeof previewText>[1]) => previewText(language, key);
  const message = `<h1>${t('renewTitle')}</h1><p>${t('renewText')}</p><p><a href="">${t('renewAgain')}</a></p>`;
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
<title>${t('renewing')}</title><style nonce="${nonce}">body{margin:15vh 24px;font:16px/1.5 system-ui,sans-serif;text-align:center}</style>
<script nonce="${nonce}">${script}</script></head>
<body><main hidden>${message}</main><noscript>${message}</noscript></body>
</html>`;
}
