/**
 * Link and picture rules of staff-written HTML (A63). The sanitizer and the editor share them, so that nothing
 * a person can enter disappears on save.
 */

/** Whitespace, control characters and backslashes: browsers drop or rewrite them and reach another target. */
const unsafeCharacters = /[\s\p{Cc}\p{Cf}\\]/u;

/** `//host` and `/\host` leave the site; a single slash stays on it. */
const ownPath = /^\/(?!\/)/;
const elsewhere = /^(?:https:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i;

/** Whether a link may lead there: https, mailto, tel, or a path of the shop's own site. */
export function isLinkTarget(href: string): boolean {
  return !unsafeCharacters.test(href) && (ownPath.test(href) || elsewhere.test(href));
}

const publicFile = /^\/files\/[\w-]+\/[\w-]+\.[a-z0-9]+$/;

/** Whether a picture is a public file of the shop that shows it: `/files/<kind>/<name>`. */
export function isPublicFilePath(src: string): boolean {
  return publicFile.test(src);
}
