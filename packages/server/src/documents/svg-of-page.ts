import { fonts } from './font.ts';
import type { Mark, PdfPage } from './read-pdf.ts';

const rounded = (length: number) => String(Math.round(length * 100) / 100);

/**
 * A page as a picture. Letters are outlines of the printed font: the picture looks like the paper on every
 * computer, and contains no text that a browser could take for markup.
 */
export function svgOf({ width, height, marks }: PdfPage, logo: Uint8Array | null): string {
  const outlines = new Map<string, string>();
  const nameOf = (font: 'regular' | 'bold', text: string) => {
    const key = `${font} ${text}`;
    const known = outlines.get(key);
    if (known !== undefined) return known;
    const drawn = fonts[font].layout(text).glyphs.map(({ path }) => path.toSVG());
    const name = drawn.join('') === '' ? '' : `g${outlines.size}`;
    outlines.set(key, name);
    if (name !== '') definitions.push(`<path id="${name}" d="${drawn.join('')}"/>`);
    return name;
  };
  const definitions: string[] = [];
  const shapes = marks.map((mark) => shapeOf(mark, nameOf, logo)).join('');
  const [w, h] = [rounded(width), rounded(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${definitions.join('')}</defs><rect width="${w}" height="${h}" fill="#ffffff"/>${shapes}</svg>`;
}

function shapeOf(
  mark: Mark,
  nameOf: (font: 'regular' | 'bold', text: string) => string,
  logo: Uint8Array | null,
): string {
  if (mark.is === 'text') {
    const { x, baseline, size, font, colour, glyphs } = mark;
    const scale = rounded(size * 10);
    const uses = glyphs.map((glyph) => {
      const name = nameOf(font, glyph.text);
      const left = rounded((glyph.x * 1000) / size);
      return name === '' ? '' : `<use href="#${name}" x="${left}"/>`;
    });
    const place = `translate(${rounded(x)} ${rounded(baseline)}) scale(${scale} -${scale}) scale(0.0001)`;
    return `<g transform="${place}" fill="${colour}">${uses.join('')}</g>`;
  }
  const { x, y, width } = mark;
  if (mark.is === 'rule')
    return `<path d="M${rounded(x)} ${rounded(y)}h${rounded(width)}" stroke="${mark.colour}" stroke-width="${mark.thickness}"/>`;
  const box = `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(mark.height)}"`;
  if (mark.is === 'bar') return `<rect ${box}/>`;
  return logo === null
    ? ''
    : `<image ${box} href="data:image/png;base64,${Buffer.from(logo).toString('base64')}"/>`;
}
