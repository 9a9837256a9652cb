/** So many wrong codes of the second factor in a row are free; each further one doubles the wait. */
const freeCodes = 5;
const firstWaitSeconds = 30;
const mostWaitSeconds = 3600;

/** After each so many wrong codes the person and the owners are told. */
export const codesToAlert = 10;

/** How long after the last of so many wrong codes the next may be tried. */
export function codeWaitSeconds(wrongCodes: number): number {
  if (wrongCodes < freeCodes) return 0;
  return Math.min(mostWaitSeconds, firstWaitSeconds * 2 ** (wrongCodes - freeCodes));
}
