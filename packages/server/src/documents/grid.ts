import { type PaperLayout, paperSizes } from '@onehaul/domain/paper/layout';
import { printable } from './font.ts';
import { drawFitted, drawRule, drawText, millimetres, type Paper, textHeight } from './drawing.ts';
import { textScale } from './text-scale.ts';

type Column = {
  readonly title: string;
  /** Fraction of the full width; all columns add up to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
};

const padding = 3;
const grey = '#555555';
const pale = '#c8c8c8';

type SheetPage = {
  readonly size: 'A4' | [number, number];
  readonly margin: number;
  readonly bottom: number;
  readonly width: number;
  /** Font size of facts and tables. */
  readonly textSize: number;
  /** Too narrow for two columns of facts. */
  readonly isNarrow: boolean;
};

const a4Margin = millimetres(15);
const a4: SheetPage = {
  size: 'A4',
  margin: a4Margin,
  bottom: millimetres(297) - millimetres(18),
  width: millimetres(210) - 2 * a4Margin,
  textSize: 8.5,
  isNarrow: false,
};

/** The page of a sheet in the size and text size of its layout. */
export function pageOf({ size, textSize }: Pick<PaperLayout, 'size' | 'textSize'>): SheetPage {
  const scale = textScale[textSize];
  if (size === 'a4') return { ...a4, textSize: a4.textSize * scale };
  const { width, height } = paperSizes[size];
  const margin = millimetres(6);
  return {
    size: [millimetres(width), millimetres(height)],
    margin,
    bottom: millimetres(height) - millimetres(13),
    width: millimetres(width) - 2 * margin,
    textSize: 6.5 * scale,
    isNarrow: true,
  };
}

/** A page that is filled from top to bottom and continues on a new page when full. */
export class Sheet {
  readonly paper: Paper;
  readonly page: SheetPage;
  y = 0;

  constructor(paper: Paper, page: SheetPage = a4) {
    this.paper = paper;
    this.page = page;
    this.turn();
  }

  get x(): number {
    return this.page.margin;
  }

  get width(): number {
    return this.page.width;
  }

  turn(): void {
    this.paper.addPage({ size: this.page.size, margin: 0 });
    this.y = this.page.margin;
  }

  /** Starts a new page unless this height still fits. */
  reserve(height: number): void {
    if (this.y + height > this.page.bottom) this.turn();
  }

  heading(text: string): void {
    this.reserve(48);
    this.y += this.page.isNarrow ? 6 : 10;
    const size = this.page.isNarrow ? 8.5 : 11;
    this.y += drawText(this.paper, text, this, { size, isBold: true }) + 4;
  }

  /** Name and value pairs in two columns, or in one on a narrow page; empty values are left out. */
  facts(facts: readonly (readonly [string, string])[]): void {
    const { isNarrow, textSize: size } = this.page;
    const columns = isNarrow ? 1 : 2;
    const each = this.width / columns;
    const told = facts.filter(([, value]) => value !== '');
    for (let index = 0; index < told.length; index += columns) {
      const shown = told.slice(index, index + columns);
      const heights = shown.map(([, value]) =>
        textHeight(this.paper, printable(value), each * 0.71, { size }),
      );
      const height = Math.max(...heights) + 3;
      this.reserve(height);
      for (const [column, [name, value]] of shown.entries()) {
        const x = this.x + column * each;
        const named = { size, colour: grey, height: (12 * size) / 8.5 };
        drawText(this.paper, name, { x, y: this.y, width: each * 0.26 }, named);
        drawText(this.paper, value, { x: x + each * 0.27, y: this.y, width: each * 0.71 }, { size });
      }
      this.y += height;
    }
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const head = () => {
      drawRule(this.paper, this);
      this.row(
        columns,
        columns.map(({ title }) => title),
        true,
      );
      drawRule(this.paper, this);
    };
    this.reserve(40);
    head();
    for (const cells of rows) {
      const before = this.y;
      this.reserve(this.heightOfRow(columns, cells, false));
      if (this.y < before) head();
      this.row(columns, cells, false);
      drawRule(this.paper, this, pale, 0.4);
    }
  }

  private heightOfRow(columns: readonly Column[], cells: readonly string[], isBold: boolean): number {
    const heights = cells.map((cell, index) =>
      textHeight(this.paper, printable(cell), this.width * columns[index]!.share - 2 * padding, {
        size: this.page.textSize,
        isBold,
      }),
    );
    return Math.max(...heights) + 2 * padding;
  }

  private row(columns: readonly Column[], cells: readonly string[], isBold: boolean): void {
    const height = this.heightOfRow(columns, cells, isBold);
    let { x } = this;
    for (const [index, cell] of cells.entries()) {
      const { share, align = 'left' } = columns[index]!;
      const place = { x: x + padding, y: this.y + padding, width: this.width * share - 2 * padding };
      drawText(this.paper, cell, place, { size: this.page.textSize, align, isBold });
      x += this.width * share;
    }
    this.y += height;
  }
}

type Foot = {
  /** The shop's own line; on A4 beside the page number, on smaller pages above it. */
  readonly footer?: string;
  readonly page?: SheetPage;
};

/** Writes page numbers at the foot, starting at page `from`, once the page count is known. */
export function numberPages(
  paper: Paper,
  from: number,
  to: number,
  text: (page: number, count: number) => string,
  { footer = '', page: { margin: x, bottom, width, isNarrow } = a4 }: Foot = {},
): void {
  for (let page = from; page < to; page += 1) {
    paper.switchToPage(page);
    const number = { x, y: bottom + (isNarrow ? 19 : 10), width };
    const size = isNarrow ? 6 : 7.5;
    drawText(paper, text(page - from + 1, to - from), number, { size, align: 'right', colour: grey });
    if (footer === '') continue;
    const place = { x, y: bottom + (isNarrow ? 3 : 10), width: isNarrow ? width : width * 0.68 };
    drawFitted(paper, footer, place, { size, colour: grey, height: isNarrow ? 15 : 30, least: 4 });
  }
}
