import { createServer, type Server } from 'node:http';

type Management = {
  readonly isReady: () => boolean;
  /** Additional metrics in the Prometheus text format. */
  readonly figures?: () => readonly string[];
};

/**
 * Operator endpoints on a separate port. Readiness does not depend on the API: without it this process still
 * serves the pages it has.
 */
export function createManagementServer({ isReady, figures = () => [] }: Management): Server {
  const answers: Record<string, () => { status: number; text: string }> = {
    '/live': () => ({ status: 200, text: 'live' }),
    '/ready': () => (isReady() ? { status: 200, text: 'ready' } : { status: 503, text: 'leaving' }),
    '/metrics': () => ({ status: 200, text: [...figures(), ...memory()].join('\n') }),
  };
  return createServer((request, response) => {
    const answer = answers[request.url ?? '']?.() ?? { status: 404, text: 'unknown' };
    response.writeHead(answer.status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(`${answer.text}\n`);
  });
}

const memory = () => [
  '# TYPE process_resident_memory_bytes gauge',
  `process_resident_memory_bytes ${process.memoryUsage().rss}`,
];
