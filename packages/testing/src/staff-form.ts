import { randomUUID } from 'node:crypto';
import { consoleHost, type Reply, type TestApi } from './test-api.ts';

type Fields = Readonly<Record<string, string | number | Uint8Array<ArrayBuffer>>>;

/** Sends a multipart form to the console, as its page does. */
export async function sendStaffForm(
  api: TestApi,
  cookie: string,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value]), name);
    else form.append(name, String(value));
  }
  const request = new Request('http://console.test', { method: 'POST', body: form });
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/console/${path}`,
    headers: {
      host: consoleHost,
      cookie,
      'idempotency-key': randomUUID(),
      'content-type': request.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() } as Reply;
}
