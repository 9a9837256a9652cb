import { Readable } from 'node:stream';
import type { OutboxEvent } from './outbox.repository.ts';

/** More than any burst of a member; a page that is told an event twice only looks once more than it had to. */
const rememberedIds = 2000;
/** Who reads so slowly is cut off and comes back with what it has seen. */
const mostBufferedBytes = 256 * 1024;

/** The server's end of one open page. Each event is written once. */
export class LiveStream extends Readable {
  readonly #sent = new Set<number>();

  constructor() {
    super({ highWaterMark: mostBufferedBytes });
  }

  override _read(): void {}

  /** Where a page that has seen nothing yet begins to count. */
  begin(newestId: number): void {
    this.#write(`id: ${newestId}\nevent: begin\ndata: {}\n\n`);
  }

  /** False for what was told before. */
  tell({ id, topic, subjectId }: OutboxEvent): boolean {
    if (this.#sent.has(id)) return false;
    this.#sent.add(id);
    if (this.#sent.size > rememberedIds) this.#sent.delete(this.#sent.values().next().value!);
    this.#write(`id: ${id}\ndata: ${JSON.stringify({ topic, subjectId })}\n\n`);
    return true;
  }

  /** More than can be told one by one: the page is to look at everything anew. */
  tellMissed(): void {
    this.#write('event: missed\ndata: {}\n\n');
  }

  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
  }

  #write(text: string): void {
    if (this.destroyed) return;
    if (this.readableLength > mostBufferedBytes) this.destroy();
    else this.push(text);
  }
}
