import type { LogoPlace } from '@onehaul/domain/paper/layout';
import { drawFitted, drawLogo, drawText, millimetres } from './drawing.ts';
import type { Sheet } from './grid.ts';

type Issuer = { readonly name: string; readonly title: string; readonly width: number };

/** The shop's name above the title of the paper, with its logo before or after them. */
export function drawIssuer(
  { paper, page, x, y }: Sheet,
  { logo, logoPlace }: { readonly logo: Uint8Array | null; readonly logoPlace: LogoPlace },
  { name, title, width }: Issuer,
): void {
  const isShown = logo !== null && logoPlace !== 'none';
  const box = millimetres(page.isNarrow ? 22 : 28);
  const band = isShown ? box + millimetres(3) : 0;
  if (isShown) {
    const isLeft = logoPlace === 'left';
    const place = { x: isLeft ? x : x + width - box, y, width: box };
    drawLogo(paper, logo, place, page.isNarrow ? 30 : 38, isLeft ? undefined : 'right');
  }
  const left = logoPlace === 'left' ? x + band : x;
  const free = width - band - (page.isNarrow ? 0 : millimetres(2));
  const size = page.isNarrow ? 11 : 15;
  drawFitted(paper, name, { x: left, y, width: free }, { size, isBold: true, height: 20, least: 5 });
  const below = { x: left, y: y + 22, width: free };
  drawText(paper, title, below, { size: page.isNarrow ? 8 : 10 });
}
