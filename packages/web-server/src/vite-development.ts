import type { FastifyInstance } from 'fastify';
import type { createServer, ViteDevServer } from 'vite';

/** Vite middleware for development: serves sources instead of a build, with hot reload. */
export async function createViteMiddleware(root: URL) {
  const vite: { createServer: typeof createServer } = await import('vite');
  let server: ViteDevServer | undefined;
  return {
    server: () => server!,
    async attach(app: FastifyInstance) {
      server = await vite.createServer({
        root: root.pathname,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      const { middlewares } = server;
      app.addHook('onRequest', (request, reply, done) => {
        reply.raw.once('finish', () => {
          if (!reply.sent) reply.hijack();
        });
        middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => server?.close());
    },
  };
}
