import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const load = (address: string) => create(readFileSync(new URL(address))) as Font;

/** Both scripts of Chinese, Japanese and every letter of Vietnamese in one file: a paper needs no second font. */
export const fonts = {
  regular: load(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: load(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
};

/** What the font has no sign for would print as an empty box; a person types such a sign as decoration. */
export function printable(text: string): string {
  const kept = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (sign) =>
    fonts.regular.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : '',
  );
  return kept.join('').trim();
}
