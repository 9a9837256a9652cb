import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Refusal = { readonly at: 'recipient' | 'message'; readonly code: number };

export type MailServer = {
  readonly url: string;
  /** Accepted mails, oldest first. */
  readonly mails: { readonly from: string; readonly to: string[]; readonly raw: string }[];
  /** Response to the next mails; undefined accepts them. */
  refusal: Refusal | undefined;
  /** Delay of each response. */
  delayMs: number;
  close(): Promise<void>;
};

/** A real SMTP server that stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const refused = (at: Refusal['at']) =>
    self.refusal?.at === at
      ? Object.assign(new Error('not this one'), { responseCode: self.refusal.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refused('recipient')),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refusal = refused('message');
        if (refusal) return done(refusal);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw: Buffer.concat(parts).toString() });
        setTimeout(done, self.delayMs);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const self: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusal: undefined,
    delayMs: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}
