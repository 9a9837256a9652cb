import { encoderOf } from '@onehaul/contract/encode';
import type { FastifyInstance } from 'fastify';
import { decodeInput, success } from './answer.ts';
import type { PlatformRoute } from './bind-platform.ts';
import { assertOwnOrigin, languageOf, send, visitOf } from './mount.ts';
import { assertJson } from './mount-staff.ts';

export type PlatformOptions = {
  /** Host names of the platform's own pages; they belong to no shop. */
  readonly hosts: readonly string[];
  readonly routes: readonly PlatformRoute[];
};

/** The platform's counterpart of mount(): its callers are visitors, so there is nobody to authenticate. */
export function mountPlatform(app: FastifyInstance, routes: readonly PlatformRoute[]): void {
  for (const { call, handle } of routes) {
    const encode = encoderOf(call.output);
    app.route({
      method: 'POST',
      url: call.path,
      config: { limit: call.limit ?? 'ordinary', hosts: 'platform' },
      handler: async (request, reply) => {
        if (call.effect === 'change') {
          assertJson(request);
          assertOwnOrigin(request);
        }
        const input = decodeInput(call, request.body);
        const context = { language: languageOf(request), visit: visitOf(request, reply) };
        return send(reply, success(encode(await handle(context, input))));
      },
    });
  }
}
