import { printable } from './font.ts';
import { textHeight, millimetres, type Paper, drawRule, drawText } from './drawing.ts';

type Column = {
  readonly title: string;
  /** Fraction of the full width; all columns add up to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
};

const margin = millimetres(15);
const bottom = millimetres(297) - millimetres(18);
const width = millimetres(210) - 2 * margin;
const padding = 3;
const size = 8.5;
const grey = '#555555';
const pale = '#c8c8c8';

/** An A4 page that is filled from top to bottom and continues on a new page when full. */
export class Sheet {
  readonly paper: Paper;
  y = margin;
  readonly x = margin;
  readonly width = width;

  constructor(paper: Paper) {
    this.paper = paper;
    this.turn();
  }

  turn(): void {
    this.paper.addPage({ size: 'A4', margin: 0 });
    this.y = margin;
  }

  /** Starts a new page unless this height still fits. */
  reserve(height: number): void {
    if (this.y + height > bottom) this.turn();
  }

  heading(text: string): void {
    this.reserve(48);
    this.y += 10;
    this.y += drawText(this.paper, text, this, { size: 11, isBold: true }) + 4;
  }

  /** Name and value pairs in two columns; empty values are left out. */
  facts(facts: readonly (readonly [string, string])[]): void {
    const half = this.width / 2;
    const told = facts.filter(([, value]) => value !== '');
    for (let index = 0; index < told.length; index += 2) {
      const pair = told.slice(index, index + 2);
      const heights = pair.map(([, value]) =>
        textHeight(this.paper, printable(value), half * 0.72, { size }),
      );
      const height = Math.max(...heights) + 3;
      this.reserve(height);
      for (const [column, [name, value]] of pair.entries()) {
        const x = this.x + column * half;
        drawText(this.paper, name, { x, y: this.y, width: half * 0.26 }, { size, colour: grey, height: 12 });
        drawText(this.paper, value, { x: x + half * 0.27, y: this.y, width: half * 0.71 }, { size });
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
      this.reserve(this.heightOfRow(columns, cells));
      if (this.y < before) head();
      this.row(columns, cells, false);
      drawRule(this.paper, this, pale, 0.4);
    }
  }

  private heightOfRow(columns: readonly Column[], cells: readonly string[]): number {
    const heights = cells.map((cell, index) =>
      textHeight(this.paper, printable(cell), this.width * columns[index]!.share - 2 * padding, { size }),
    );
    return Math.max(...heights) + 2 * padding;
  }

  private row(columns: readonly Column[], cells: readonly string[], isBold: boolean): void {
    const height = this.heightOfRow(columns, cells);
    let { x } = this;
    for (const [index, cell] of cells.entries()) {
      const { share, align = 'left' } = columns[index]!;
      const place = { x: x + padding, y: this.y + padding, width: this.width * share - 2 * padding };
      drawText(this.paper, cell, place, { size, align, isBold });
      x += this.width * share;
    }
    this.y += height;
  }
}

/** Writes page numbers at the foot, starting at page `from`, once the page count is known. */
export function numberPages(
  paper: Paper,
  from: number,
  to: number,
  text: (page: number, count: number) => string,
): void {
  for (let page = from; page < to; page += 1) {
    paper.switchToPage(page);
    const place = { x: margin, y: bottom + 10, width };
    drawText(paper, text(page - from + 1, to - from), place, { size: 7.5, align: 'right', colour: grey });
  }
}
