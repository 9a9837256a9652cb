import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailServer } from '@onehaul/testing/mail-server';

/** A mail server for the product, and a URL from which journeys read the received mails. */
export async function openMailbox() {
  const mail = await startMailServer();
  const server = createServer((_, reply) => {
    reply
      .writeHead(200, { 'content-type': 'application/json;charset=utf-8' })
      .end(JSON.stringify(mail.mails));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: mail.url,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      await Promise.all([mail.close(), once(server.close(), 'close')]);
    },
  };
}
