type Options = {
  /** Codes in the text of a barcode; other texts are ignored. */
  readonly find?: (text: string) => readonly string[];
  /** Pictures without a code after which it counts again; by default it counts once. */
  readonly forgetAfter?: number;
};

/**
 * Reads codes from the pictures of a camera: a code counts when two pictures in a row show it, because a blurred
 * barcode can be misread, and once, however long the camera looks at it.
 */
export function steadyCodes({
  find = (text) => [text],
  forgetAfter = Number.POSITIVE_INFINITY,
}: Options = {}) {
  let previous: readonly string[] = [];
  let picture = 0;
  /** Last picture of each code that counted. */
  const taken = new Map<string, number>();
  return (texts: readonly string[]): string[] => {
    picture += 1;
    for (const [code, at] of taken) if (picture - at > forgetAfter) taken.delete(code);
    const seen = [...new Set(texts.flatMap(find))];
    const steady = seen.filter((code) => previous.includes(code) && !taken.has(code));
    for (const code of seen) if (taken.has(code) || steady.includes(code)) taken.set(code, picture);
    previous = seen;
    return steady;
  };
}
