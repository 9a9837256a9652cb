import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { readSettings } from '@onehaul/settings/read-settings';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { databaseConfig } from '../config.ts';
import { listen } from '../gateways/storage/object-store-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const at = (name: string) => join(folder, name);
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });

/** An authority, and a certificate of it for a name or address. */
function sign(authority: string, name: string, subject: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    `${authority}.key`,
    '-out',
    `${authority}.pem`,
    '-subj',
    '/CN=ca',
  );
  openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=server');
  writeFileSync(at(`${name}.ext`), `subjectAltName=${subject}`);
  const by = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-extfile', `${name}.ext`, '-out', `${name}.pem`);
}

beforeAll(() => {
  sign('ours', 'right', 'IP:127.0.0.1');
  sign('other', 'foreign', 'IP:127.0.0.1');
  const by = ['-CA', 'ours.pem', '-CAkey', 'ours.key', '-CAcreateserial'];
  writeFileSync(at('name.ext'), 'subjectAltName=DNS:localhost');
  openssl('x509', '-req', '-in', 'right.csr', ...by, '-extfile', 'name.ext', '-out', 'misnamed.pem');
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: Server;
afterEach(() => server.close());

/** Answers the request for TLS as PostgreSQL does; returns what a client then says, before it is cut off. */
async function connectTo(certificate: string, key: string): Promise<{ said: string; error: string }> {
  let said = '';
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S');
      const cert = readFileSync(at(`${certificate}.pem`));
      const secure = new TLSSocket(socket, { isServer: true, cert, key: readFileSync(at(`${key}.key`)) });
      secure.on('error', () => undefined);
      secure.on('data', (bytes: Buffer) => {
        said += bytes.toString('latin1');
        secure.destroy();
      });
    });
  });
  const { port, hostname } = new URL(await listen(server));
  const settings = readSettings('operator', {
    DATABASE_HOST: hostname,
    DATABASE_PORT: port,
    DATABASE_CA_FILE: at('ours.pem'),
  });
  const client = new pg.Client(databaseConfig(settings));
  client.on('error', () => undefined);
  const error = await client.connect().then(
    () => '',
    (reason: Error & { code?: string }) => reason.code ?? reason.message,
  );
  return { said, error };
}

test('a server that proves its name is spoken to', async () => {
  expect((await connectTo('right', 'right')).said).toContain('onehaul_app');
});

test('a server of another authority, or with another name, learns nothing', async () => {
  expect(await connectTo('foreign', 'foreign')).toEqual({
    said: '',
    error: expect.stringMatching(/SELF_SIGNED|UNABLE_TO_(VERIFY|GET)/),
  });
  expect(await connectTo('misnamed', 'right')).toEqual({ said: '', error: 'ERR_TLS_CERT_ALTNAME_INVALID' });
});
