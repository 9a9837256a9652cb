// Serves the page of all parts of packages/ui, rendered on the server under the policy of a shop's pages. Runs
// from source in development and in the browser journeys; no build contains it.
import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';

type Entry = { readonly render: (request: Request) => Promise<string> };

const server = createHttpServer();
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  server: { middlewareMode: true, hmr: { server } },
  // Found before the first request: a dependency that is found late reloads the page.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'downshift',
    ],
  },
});

const page = (content: string, nonce: string) => `<!doctype html>
<html lang="en" data-scheme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/gallery.css?direct">
<script type="module" nonce="${nonce}" src="/src/entry.client.tsx"></script>
</head>
<body><div id="root">${content}</div></body>
</html>`;

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    void (async () => {
      const nonce = randomBytes(16).toString('base64');
      const { render } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as Entry;
      const content = await render(new Request(`http://${request.headers.host}${request.url}`));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:`,
      });
      response.end(page(content, nonce));
    })().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
});

server.listen(Number(process.env.PORT ?? 4300), '127.0.0.1', () => {
  console.log(`gallery open on port ${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void vite.close();
});
