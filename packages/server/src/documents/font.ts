import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const load = (address: string) => create(readFileSync(new URL(address))) as Font;

/** One font covers both Chinese scripts, Japanese and Vietnamese, so no fallback font is needed. */
export const fonts = {
  regular: load(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: load(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
};

/** Removes characters without a glyph, typed as decoration, which would print as empty boxes. */
export function printable(text: string): string {
  const kept = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (sign) =>
    fonts.regular.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : '',
  );
  return kept.join('').trim();
}
