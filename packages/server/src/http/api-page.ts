import { schemaOf } from './api-document.ts';
import type { Route } from './bind.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function typeName(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ');
  if (schema.items) return `array of ${typeName(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function limits({ minimum, maximum, default: preset }: Schema): string {
  const most = maximum === undefined || maximum > 2 ** 50 ? '' : `at most ${maximum}`;
  const least = minimum === undefined || minimum < -(2 ** 50) ? '' : `at least ${minimum}`;
  return [least, most, preset === undefined ? '' : `default ${JSON.stringify(preset)}`]
    .filter(Boolean)
    .join(', ');
}

/** Table rows for the fields of a schema; nested fields are shown by their full path. */
function rows(schema: Schema, path = ''): string {
  const inner = schema.items ?? schema;
  return Object.entries(inner.properties ?? {})
    .map(([name, field]) => {
      const full = `${path}${name}`;
      const nested = (field.properties ?? field.items?.properties) ? rows(field, `${full}.`) : '';
      const must = inner.required?.includes(name) ? 'Yes' : '';
      return `<tr><td><code>${escape(full)}</code></td><td>${escape(typeName(field))}</td><td>${must}</td><td>${escape(limits(field))}</td></tr>${nested}`;
    })
    .join('');
}

function table(title: string, schema: Schema): string {
  const body = rows(schema);
  if (!body)
    return `<h4>${title}</h4><p>${schema.items || schema.type !== 'object' ? escape(typeName(schema)) : 'None'}</p>`;
  return `<h4>${title}</h4><table><thead><tr><th>Field</th><th>Type</th><th>Required</th><th>Limits</th></tr></thead><tbody>${body}</tbody></table>`;
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 960px; padding: 32px 24px }
  h3 { margin: 40px 0 4px; font-size: 16px; overflow-wrap: anywhere } h4 { margin: 16px 0 4px; font-size: 13px }
  table { border-collapse: collapse; width: 100%; font-size: 13px } td, th { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid #8884; vertical-align: top }
  code { font: 13px ui-monospace, monospace } .method { font: 600 12px ui-monospace, monospace; border: 1px solid #8888; border-radius: 4px; padding: 1px 6px; margin-right: 8px }
  nav { columns: 2; font-size: 13px } a { color: inherit } .note { color: #666 } @media (prefers-color-scheme: dark) { .note { color: #aaa } }`;

/** The API document as an HTML page without script. */
export function renderApiPage(routes: readonly Route[]): string {
  const calls = routes.map(({ call }) => {
    const who = call.module ? `${call.access}, module ${call.module}` : call.access;
    return `<section id="${escape(call.path)}"><h3><span class="method">${call.method}</span>/api${escape(call.path)}</h3>
<p>${escape(call.summary)} <span class="note">(${who})</span></p>
${table('Request', schemaOf(call.input))}${table('Response', schemaOf(call.output))}</section>`;
  });
  const index = routes.map(({ call }) => `<a href="#${escape(call.path)}">${escape(call.path)}</a><br>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Onehaul API</title><style>${style}</style></head>
<body><h1>Onehaul API</h1><p>All requests go to the shop’s own host. The machine-readable <a href="/api/openapi.json">openapi.json</a> also describes the envelope of each response.</p>
<nav>${index.join('')}</nav><main>${calls.join('')}</main></body></html>`;
}
