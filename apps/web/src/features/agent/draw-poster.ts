import { qrModules } from '@onehaul/ui/qr-code';

type Poster = {
  readonly shopName: string;
  readonly logoUrl: string;
  readonly head: string;
  readonly text: string;
  readonly scan: string;
  readonly code: string;
  readonly host: string;
  /** Target of the QR code. */
  readonly link: string;
};

/** Poster size for sharing in chats: ratio 3:5, sharp on any phone. */
export const posterWidth = 750;
export const posterHeight = 1250;

const edge = 60;
const card = { top: 470, height: 640 };
const qrSize = 400;

/** Returns undefined when the logo fails to load; the shop's name is drawn instead. */
function loadLogo(url: string): Promise<HTMLImageElement | undefined> {
  if (url === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth > 0 ? image : undefined));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
}

/** Draws a poster in the shop's light theme colours: it is viewed outside of the page. */
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

  /** Draws a centred line; shrinks it when too long, and finally limits it to the maximum width. */
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
  // Whole pixels per QR module, so that no seams appear.
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
