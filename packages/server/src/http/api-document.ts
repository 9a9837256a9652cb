import type { Call } from '@onehaul/contract/call';
import { envelopeSchema } from '@onehaul/contract/envelope';
import { wireJsonSchema } from '@onehaul/contract/wire';
import type { Route } from './bind.ts';

type Schema = Record<string, unknown>;

/** JSON schema of the wire format, without `$schema`. */
export function schemaOf(schema: Call['input']): Schema {
  const { $schema: _, ...rest } = wireJsonSchema(schema);
  return rest;
}

const mediaTypes = { body: 'application/json', multipart: 'multipart/form-data' };

function operation(call: Call): Schema {
  const input = schemaOf(call.input);
  const properties = Object.entries((input.properties ?? {}) as Record<string, Schema>);
  const required = (input.required ?? []) as string[];
  const header = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  const query = properties.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const takesKey = call.effect === 'change' && call.access !== 'visitor';
  const parameters = [...(call.sends === 'query' ? query : []), ...(takesKey ? [header] : [])];
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    'x-access': call.access,
    ...(call.module && { 'x-module': call.module }),
    ...(call.access !== 'visitor' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.sends !== 'query' && {
      requestBody: { content: { [mediaTypes[call.sends]]: { schema: input } } },
    }),
    responses: {
      200: {
        description: 'Successful response',
        content:
          call.answers === 'file'
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: envelopeSchema(schemaOf(call.output)) } },
      },
    },
  };
}

/** OpenAPI 3.1 document of the calls, generated from the contract alone. */
export function apiDocument(routes: readonly Route[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Onehaul', version: '1', description: 'API of a shop, served at the shop’s own host.' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      routes.map(({ call }) => [call.path, { [call.method.toLowerCase()]: operation(call) }]),
    ),
  };
}
