import { gatewayMethods } from '@onehaul/domain/payment/payment-state';
import type { FastifyPluginAsync } from 'fastify';
import { gatewayUrlsFrom, createGateways } from '../../gateways/payment/create-gateways.ts';
import { ForgedNotice } from '../../gateways/payment/payment-gateway.ts';
import type { Services } from '../../services.ts';
import { findGateway } from './find-gateway.ts';
import { saveFacts } from './process-facts.ts';

/**
 * Gateway webhooks at the shop's own host. A webhook is verified, stored and acknowledged in the gateway's
 * format; it is processed later (S38, S39).
 */
export function handlePaymentWebhooks({ database, keys, log, payment = {} }: Services): FastifyPluginAsync {
  const gateways = createGateways(keys, payment.urls ?? gatewayUrlsFrom({}));
  return async (app) => {
    // The signature covers the raw body, so it is not parsed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post<{ Params: { gateway: string }; Body: string | undefined }>(
      '/api/pay/notice/:gateway',
      { config: { limit: 'webhook' } },
      async (request, reply) => {
        const { id: shopId, tenantId } = request.shop!;
        const kind = gatewayMethods.find((method) => method === request.params.gateway);
        const db = database.tenant(tenantId);
        const gateway = kind && (await findGateway(gateways, db, { shopId, gateway: kind }));
        if (!gateway) return reply.code(404).type('text/plain').send('unknown');
        let isTaken = true;
        try {
          const told = await gateway.readNotice(request.headers, request.body ?? '');
          await database.transaction(tenantId, (change) =>
            saveFacts(change, { shopId, gateway: gateway.kind, origin: 'notice' }, told),
          );
        } catch (error) {
          if (!(error instanceof ForgedNotice)) throw error;
          log.warn({ tenant: tenantId, shop: shopId, gateway: kind, why: error.message }, 'a forged notice');
          isTaken = false;
        }
        const { status, contentType, body } = gateway.answerTo(isTaken);
        return reply.code(status).type(contentType).send(body);
      },
    );
  };
}
