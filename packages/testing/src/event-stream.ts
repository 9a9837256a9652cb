import { request } from 'node:http';

export type TestStream = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Everything received so far. */
  text(): string;
  /** Ids, topics and subjects of the events received, in order. */
  events(): { id: number; topic: string; subjectId: number }[];
  isOver(): boolean;
  close(): void;
};

/** Opens a server-sent event stream as a member's page would; resolves with the response head. */
export function openStream(
  port: number,
  host: string,
  headers: Record<string, string> = {},
  path = '/api/live',
): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host, ...headers } }, (answer) => {
      let text = '';
      let isOver = false;
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      for (const end of ['end', 'close', 'error']) answer.on(end, () => (isOver = true));
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        events: () =>
          [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
            id: Number(id),
            ...(JSON.parse(data!) as { topic: string; subjectId: number }),
          })),
        isOver: () => isOver,
        close: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
