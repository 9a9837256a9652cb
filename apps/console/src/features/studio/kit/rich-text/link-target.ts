import { isLinkTarget } from '@onehaul/domain/rich-text';

const email = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const phone = /^\+?[\d\s().-]{6,}$/;
const host = /^[^\s:/?#@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Completes a typed address (`shop.com`, `a@b.com`, `+852 1234 5678`); undefined if no link may lead there. */
export function toLinkTarget(typed: string): string | undefined {
  const text = typed.trim();
  const target = email.test(text)
    ? `mailto:${text}`
    : phone.test(text)
      ? `tel:${text.replace(/[^\d+]/g, '')}`
      : host.test(text)
        ? `https://${text}`
        : text;
  return isLinkTarget(target) ? target : undefined;
}
