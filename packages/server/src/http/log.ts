import { hostname } from 'node:os';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import pino from 'pino';
import { mask } from './mask.ts';

/** Anything can be thrown; only an Error has more than a type and a text. */
function serializeError(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: mask(String(thrown)) };
  const { name, message, stack, code, detail } = thrown as Error & { code?: unknown; detail?: unknown };
  return {
    type: name,
    code,
    message: mask(message),
    detail: typeof detail === 'string' ? mask(detail) : undefined,
    stack: stack && mask(stack),
  };
}

const maskText = (value: unknown) => (typeof value === 'string' ? mask(value) : value);

/** By default pino also logs an error's unmasked message as the line's text. */
function logMasked(this: pino.Logger, args: unknown[], method: pino.LogFn) {
  const [first] = args;
  const isFailure = first instanceof Error || (typeof first === 'object' && first !== null && 'err' in first);
  const said = isFailure && args.length === 1 ? [first, 'failed'] : args;
  method.apply(this, said.map(maskText) as Parameters<pino.LogFn>);
}

/** Structured log lines with masked values. Bodies, queries and headers are never logged. */
export function createLog(options: { level?: string; stream?: pino.DestinationStream } = {}) {
  const stream = options.stream ?? pino.destination({ sync: false, minLength: 4096 });
  const log = pino(
    {
      level: options.level ?? 'info',
      base: { process: `${hostname()}:${process.pid}` },
      hooks: { logMethod: logMasked },
      serializers: {
        err: serializeError,
        req: (request: FastifyRequest) => ({ method: request.method }),
      },
    },
    stream,
  );
  // On an idle server buffered lines would otherwise stay unwritten.
  if (!options.stream) setInterval(() => log.flush(), 1000).unref();
  return log;
}

export type Log = FastifyServerOptions['loggerInstance'];
