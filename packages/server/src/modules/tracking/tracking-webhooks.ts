import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/database.ts';
import {
  PushNotSigned,
  type TrackingProviderName,
  trackingProviderNames,
  type TrackingProviders,
} from '../../gateways/tracking/tracking-provider.ts';
import type { Keys } from '../../keys.ts';
import { receivePush } from './receive-push.ts';

export type PushServices = {
  readonly database: Database;
  readonly tracking: TrackingProviders;
  readonly keys: Keys;
};

const isProvider = (name: string): name is TrackingProviderName =>
  trackingProviderNames.some((known) => known === name);

/** Webhooks of tracking providers, at the host of the shop that owns the account. */
export function handleTrackingWebhooks(services: PushServices): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the raw body, so it is not parsed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post<{ Params: { provider: string } }>(
      '/api/tracking/push/:provider',
      { config: { limit: 'webhook' } },
      async (request, reply) => {
        const { provider } = request.params;
        if (!isProvider(provider)) throw new Refusal('call.unknown');
        const { tenantId, id: shopId } = request.shop!;
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          await receivePush(services, { tenantId, shopId, provider }, { headers: request.headers, raw });
        } catch (error) {
          if (!(error instanceof PushNotSigned || error instanceof SyntaxError)) throw error;
          return reply.code(401).send({ result: false, returnCode: '401', message: 'not signed' });
        }
        return reply.code(200).send(services.tracking[provider].taken);
      },
    );
  };
}
