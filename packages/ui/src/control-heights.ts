/** Control heights in pixels; must match `--control-height` and its variants in tokens.css. */
export const controlHeights = { regular: 40, small: 32, touch: 44 } as const;
