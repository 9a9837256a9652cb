import { qrModules } from '@onehaul/ui/qr-code';

type Poster = {
  readonly shopName: string;
  readonly logoUrl: string;
  readonly head: string;
  readonly text: string;
  readonly scan: string;
  readonly code: string;
  readonly host: string;
  /** What the picture to scan leads to. */
  readonly link: string;
};

/** Of the sheet people pass on in chats: three to five, sharp on any phone. */
export const posterWidth = 750;
export const posterHeight = 1250;

const edge = 60;
const card = { top: 470, height: 640 };
const qrSize = 400;

/** A logo that does not load leaves the shop's name in its place. */
function loadLogo(url: string): Promise<HTMLImageElement | undefined> {
  if (url === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth > 0 ? image : undefined));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}

/** Draws a poster in the shop's colours, the light ones: it is looked at outside of the page. */
export async function drawPoster(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  const logo = await loadLogo(poster.logoUrl);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--light-${name}`).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const middle = posterWidth / 2;
  canvas.width = posterWidth;
  canvas.height = posterHeight;

  /** A line in the middle; one that is too long gets smaller, and then wraps no further than its width. */
  function write(words: string, y: number, size: number, weight: number, ink: string) {
    paper!.font = `${weight} ${size}px ${family}`;
    const width = paper!.measureText(words).width;
    const most = posterWidth - 2 * edge;
    if (width > most) paper!.font = `${weight} ${Math.floor((size * most) / width)}px ${family}`;
    paper!.fillStyle = ink;
    paper!.textAlign = 'center';
    paper!.fillText(words, middle, y, most);
  }

  paper.fillStyle = colour('primary-7');
  paper.fillRect(0, 0, posterWidth, posterHeight);
  const on = colour('on-primary');

  const logoHeight = 88;
  if (logo) {
    const width = Math.min(360, (logo.naturalWidth / logo.naturalHeight) * logoHeight);
    paper.fillStyle = '#ffffff';
    paper.beginPath();
    paper.roundRect(middle - width / 2 - 28, edge, width + 56, logoHeight + 40, 20);
    paper.fill();
    paper.drawImage(logo, middle - width / 2, edge + 20, width, logoHeight);
  } else {
    write(poster.shopName, edge + 88, 52, 700, on);
  }
  write(poster.head, 290, 54, 700, on);
  write(poster.text, 365, 32, 400, on);
  if (logo) write(poster.shopName, 425, 28, 600, on);

  paper.fillStyle = '#ffffff';
  paper.beginPath();
  paper.roundRect(edge, card.top, posterWidth - 2 * edge, card.height, 28);
  paper.fill();
  const { data, size } = qrModules(poster.link);
  // Whole pixels for each module, so that no seam shows between them.
  const step = Math.floor(qrSize / size);
  const left = middle - (step * size) / 2;
  const top = card.top + 50;
  paper.fillStyle = '#000000';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) paper.fillRect(left + x * step, top + y * step, step, step);
    }
  }
  write(poster.scan, card.top + 520, 38, 700, '#1a1a1a');
  write(poster.code, card.top + 575, 28, 400, '#4a4a4a');
  write(poster.host, posterHeight - 62, 28, 500, on);
}
