import { randomBytes } from 'node:crypto';

export const makeNonce = () => randomBytes(16).toString('base64url');

/** No inline script or style without this response's nonce, nothing from other origins, no framing (S35). */
function contentSecurityPolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function securityHeaders(isSecure: boolean): Record<string, string> {
  return isSecure
    ? // Not for subdomains: a shop's own domain may have some that are not ours.
      { ...commonHeaders, 'strict-transport-security': 'max-age=31536000' }
    : commonHeaders;
}

export function pageSecurityHeaders(nonce: string, isSecure: boolean): Record<string, string> {
  return { ...securityHeaders(isSecure), 'content-security-policy': contentSecurityPolicy(nonce, isSecure) };
}
