import { Readable } from 'node:stream';
import type { OutboxEvent } from './outbox.repository.ts';

/** Deduplication window, larger than any burst; a duplicate event only costs a page one extra fetch. */
const maxRememberedIds = 2000;
/** A client that reads too slowly is disconnected and resumes with its Last-Event-ID. */
const maxBufferedBytes = 256 * 1024;

/** The server side of one open event stream. Each event is written once. */
export class LiveStream extends Readable {
  readonly #sent = new Set<number>();

  constructor() {
    super({ highWaterMark: maxBufferedBytes });
  }

  override _read(): void {}

  /** Sends the starting event id to a page that has seen no event yet. */
  begin(newestId: number): void {
    this.#write(`id: ${newestId}\nevent: begin\ndata: {}\n\n`);
  }

  /** Returns false for an event already sent. */
  tell({ id, topic, subjectId }: OutboxEvent): boolean {
    if (this.#sent.has(id)) return false;
    this.#sent.add(id);
    if (this.#sent.size > maxRememberedIds) this.#sent.delete(this.#sent.values().next().value!);
    this.#write(`id: ${id}\ndata: ${JSON.stringify({ topic, subjectId })}\n\n`);
    return true;
  }

  /** Too many events to replay: the page must reload everything. */
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
    if (this.readableLength > maxBufferedBytes) this.destroy();
    else this.push(text);
  }
}
