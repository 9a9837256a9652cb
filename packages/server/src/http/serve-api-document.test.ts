import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRoutes } from '../modules/routes.ts';
import { serveApiDocument } from './serve-api-document.ts';

// Opening uses no service; only a call does.
const routes = createRoutes({} as never);

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  api = await createTestApi(database, { plugins: [serveApiDocument(routes)] });
});
afterAll(async () => {
  await api.close();
  await database.close();
});
const get = (url: string) => api.app.inject({ method: 'GET', url, headers: { host: 'harbour.test' } });

test('the document describes every call with its fields on the wire', async () => {
  const document = (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual(routes.map(({ call }) => call.path).sort());

  const list = document.paths['/Base_Proclamation/GetDataPage'].post;
  expect(list.requestBody.content['application/json'].schema.properties.PageRows).toMatchObject({
    type: 'integer',
    maximum: 100,
    default: 20,
  });
  const answer = list.responses[200].content['application/json'].schema;
  expect(answer.required).toEqual(['Code', 'Msg', 'Data', 'Success']);
  expect(answer.properties.Data.properties.Rows.items.properties).toHaveProperty('PublishTime');

  const detail = document.paths['/Base_Proclamation/GetDataDetail'].get;
  expect(detail.parameters).toContainEqual(
    expect.objectContaining({ name: 'Id', in: 'query', required: true }),
  );
});

test('a file is documented as bytes of a form', async () => {
  const document = (await get('/api/openapi.json')).json();
  const { content } = document.paths['/File/ImgUpload'].post.requestBody;
  expect(content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
  });
});

test('the page shows every call to people, without script', async () => {
  const reply = await get('/api/docs');
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { call } of routes) expect(reply.body).toContain(call.summary);
  expect(reply.body).not.toContain('<script');
  expect(reply.body).toContain('IsJY');
});
