/** Returns the distinct order numbers of a pasted list, separated by tabs, lines or commas. */
export const parsePastedNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;，；、]+/u)
      .map((part) => part.trim().toUpperCase())
      .filter((part) => part !== ''),
  ),
];
