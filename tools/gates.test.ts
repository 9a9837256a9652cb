import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGate } from './check.ts';

type Files = Record<string, string>;

const repository = resolve(import.meta.dirname, '..');
const installed = join(repository, 'node_modules');
const configuration = /^(\.gitignore|\.ox.*rc\.json|\.dependency-cruiser\.js|knip\.json|tsconfig.*\.json)$/;

type Manifest = { name: string; workspaces?: string[]; exports?: Files; dependencies?: Files };
const manifest = ({ name, workspaces, ...rest }: Manifest) =>
  `${JSON.stringify({ name, private: true, workspaces, type: 'module', ...rest }, null, 2)}\n`;
const packageOf = (name: string, ...dependencies: string[]) =>
  manifest({
    name: `@onehaul/${name}`,
    exports: { './*': './src/*.ts' },
    dependencies: Object.fromEntries(dependencies.map((other) => [`@onehaul/${other}`, '*'])),
  });
const messages = (language: string, capability: string, text: string, key = 'shop.gone'): Files => ({
  [`packages/i18n/messages/${language}/${capability}.json`]: `{ "${key}": "${text}" }\n`,
});

/** The smallest product that passes every gate. */
const product: Files = {
  'package.json': manifest({ name: 'onehaul', workspaces: ['packages/*', 'apps/*'] }),
  'packages/domain/package.json': packageOf('domain'),
  'packages/domain/src/refusal-codes.ts': `export const refusalCodes = { 'shop.gone': 404 } as const;\n`,
  'packages/i18n/package.json': packageOf('i18n'),
  ...messages('zhHans', 'refusal', '店铺 {{name}} 已关闭'),
  ...messages('zhHanT', 'refusal', '店鋪 {{name}} 已關閉'),
  ...messages('en', 'refusal', '{{name}} has closed'),
  ...messages('vi', 'refusal', '{{name}} đã đóng cửa'),
  'packages/contract/package.json': packageOf('contract'),
  'packages/contract/src/shop.ts': `const wireObject = (shape: object, wireNames: object) => [shape, wireNames];

export const shopFields = wireObject({ link: '', bill: '' }, { link: 'ThreeWayLink', bill: 'mainbillcode' });
export const shopPaths = { '/Base_Shop/GetShopInfo': 'read' };
`,
  'packages/server/package.json': packageOf('server', 'contract', 'domain'),
  'packages/server/src/modules/shop/find-shop.ts': `import { shopFields, shopPaths } from '@onehaul/contract/shop';
import { refusalCodes } from '@onehaul/domain/refusal-codes';

export const findShop = () => [shopFields, shopPaths, refusalCodes];
`,
  'packages/server/src/modules/shop/index.ts': `export { findShop } from './find-shop.ts';\n`,
  'packages/server/src/modules/member/index.ts': `import { findShop } from '../shop/index.ts';

export const findMember = () => findShop();
`,
  'apps/api/package.json': packageOf('api', 'server'),
  'apps/api/src/main.ts': `import { findMember } from '@onehaul/server/modules/member/index';

console.log(findMember());
`,
  'apps/web/package.json': manifest({ name: '@onehaul/web' }),
  'apps/web/server/main.ts': `import { paths } from '../src/app/paths.ts';

console.log(paths);
`,
  'apps/web/src/app/paths.ts': `export const paths = { home: '/' };\n`,
};

const parcel = (file: string, text: string): Files => ({
  [`packages/server/src/modules/parcel/${file}`]: text,
});
const screen = (file: string, text: string): Files => ({ [`apps/web/src/features/parcel/${file}`]: text });
const domain = (file: string, text: string): Files => ({ [`packages/domain/src/${file}`]: text });

/** Violations that each gate must detect: the planted files and the expected message. */
const violations: Record<string, Record<string, [Files, RegExp]>> = {
  format: {
    'a file out of shape': [parcel('shape.ts', 'export const a={b:1}\n'), /shape\.ts/],
  },
  types: {
    'a wrong type': [parcel('wrong.ts', `export const count: number = 'one';\n`), /wrong\.ts.*TS2322/],
    'an unknown name in browser code': [
      screen('list.tsx', 'export const List = () => <p>{missing}</p>;\n'),
      /list\.tsx.*TS2304/,
    ],
  },
  lint: {
    'a promise nobody waits for': [
      parcel('floating.ts', 'export function f() {\n  Promise.resolve(1);\n}\n'),
      /no-floating-promises[^]*?floating\.ts/,
    ],
    'an async function that nobody awaits': [
      parcel('misused.ts', 'export const f = () => [1].forEach(async () => {});\n'),
      /no-misused-promises[^]*?misused\.ts/,
    ],
    'a forgotten case': [
      parcel(
        'case.ts',
        `export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
      ),
      /switch-exhaustiveness-check[^]*?case\.ts/,
    ],
    any: [parcel('any.ts', 'export const f = (value: any) => value;\n'), /no-explicit-any[^]*?any\.ts/],
    'a type imported as a value': [
      parcel('import.ts', `import { Server } from 'node:http';\nexport type S = Server;\n`),
      /consistent-type-imports[^]*?import\.ts/,
    ],
    'a default export': [parcel('default.ts', 'export default 1;\n'), /no-default-export[^]*?default\.ts/],
    'a file of 401 lines': [parcel('long.ts', 'console.log(1);\n'.repeat(401)), /max-lines\)[^]*?long\.ts/],
    'a hook in a condition': [
      screen(
        'hook.tsx',
        `import { useState } from 'react';\nexport function List({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
      ),
      /rules-of-hooks[^]*?hook\.tsx/,
    ],
    'a picture without words': [
      screen('picture.tsx', 'export const Picture = () => <img src="/a.png" />;\n'),
      /alt-text[^]*?picture\.tsx/,
    ],
  },
  suppressions: {
    // Split string, so that the gate does not match its own test.
    'a rule switched off': [parcel('off.ts', `// oxlint${'-'}disable-next-line\n`), /off\.ts:1/],
  },
  money: {
    'a text read as a fraction': [domain('wallet/read.ts', `export const f = parseFloat;\n`), /read\.ts:1/],
    'a number made of a text': [
      { 'packages/server/src/modules/wallet/made.ts': `export const f = (text: string) => Number(text);\n` },
      /made\.ts:1/,
    ],
    'a rounded amount': [
      domain('wallet/round.ts', 'export const f = (a: number) => a / 3;\n'),
      /round\.ts:1/,
    ],
    'a column of fractions': [
      { 'database/migrations/0099_create-ledger-fee.sql': 'create table fee (minor double precision);\n' },
      /ledger-fee\.sql:1/,
    ],
  },
  imports: {
    'a domain that reads the disk': [domain('disk.ts', `import 'node:fs';\n`), /domain-is-pure: .*disk\.ts/],
    'a domain that knows the wire': [
      domain('wire.ts', `import '@onehaul/contract/shop';\n`),
      /domain-is-pure: .*wire\.ts/,
    ],
    'a circle': [
      { ...domain('a.ts', `export * from './b.ts';\n`), ...domain('b.ts', `export * from './a.ts';\n`) },
      /no-cycles: .*a\.ts/,
    ],
    'a contract that knows the server, if only its types': [
      { 'packages/contract/src/a.ts': `import type {} from '@onehaul/server/modules/shop/index';\n` },
      /contract-arrows: .*a\.ts/,
    ],
    'a module entered by a side door': [
      parcel('door.ts', `import '../shop/find-shop.ts';\n`),
      /module-front-door: .*door\.ts/,
    ],
    'a module that imports a higher group': [
      { 'packages/server/src/modules/shop/late.ts': `import '../member/index.ts';\n` },
      /module-groups: .*late\.ts/,
    ],
    'people of the console that know a capability': [
      {
        'packages/server/src/modules/staff/desk.ts': `import '../parcel/index.ts';\n`,
        ...parcel('index.ts', ''),
      },
      /module-groups: .*desk\.ts/,
    ],
    'a module without a group': [
      {
        'packages/server/src/modules/barter/index.ts': '',
        ...parcel('trade.ts', `import '../barter/index.ts';\n`),
      },
      /every-module-in-a-group: .*trade\.ts/,
    ],
    'a job runner that imports a module': [
      { 'packages/server/src/jobs/runner.ts': `import '../modules/shop/index.ts';\n` },
      /platform-never-modules: .*runner\.ts/,
    ],
    'app/ that imports a feature': [
      { 'apps/web/src/app/frame.ts': `import '../features/parcel/list.ts';\n`, ...screen('list.ts', '') },
      /app-never-features: .*frame\.ts/,
    ],
    'a second word for a capability': [
      { ...parcel('uses.ts', `import './order-work.ts';\n`), ...parcel('order-work.ts', '') },
      /retired-words: .*uses\.ts/,
    ],
    'a feature that imports a feature': [
      {
        ...screen('island.ts', `import '../order/order-list.ts';\n`),
        'apps/web/src/features/order/order-list.ts': '',
      },
      /features-are-islands: .*island\.ts/,
    ],
    'browser code that reaches the server': [
      screen('reach.ts', `import '@onehaul/server/modules/shop/index';\n`),
      /browser-never-server: .*reach\.ts/,
    ],
    'browser code that reaches the database': [
      screen('driver.ts', `import 'pg';\n`),
      /browser-never-server: .*driver\.ts/,
    ],
    'a page of a shop with antd': [
      {
        'apps/web/src/routes/home.ts': `import '../app/portal/antd.ts';\n`,
        'apps/web/src/app/portal/antd.ts': `import '../../../../../packages/workbench/src/list.ts';\n`,
        'packages/workbench/src/list.ts': '',
      },
      /shops-without-antd: .*home\.ts/,
    ],
    'a part of antd whose styles nobody extracts': [
      screen('part.ts', `import 'antd';\n`),
      /antd-by-one-door: .*part\.ts/,
    ],
    'a dependency nobody declared': [
      parcel('undeclared.ts', `import 'fastify';\n`),
      /declared-dependencies: .*undeclared\.ts/,
    ],
    'a package that imports an app': [
      parcel('app.ts', `import '../../../../../apps/api/src/main.ts';\n`),
      /nothing-imports-apps: .*app\.ts/,
    ],
    'product code that uses test builders': [
      { ...parcel('build.ts', `import '../../../../testing/src/a.ts';\n`), 'packages/testing/src/a.ts': '' },
      /only-tests-import-testing: .*build\.ts/,
    ],
  },
  'dead code': {
    'an export nobody imports': [
      domain('dead.ts', 'export const unused = 1;\n'),
      /unused +.*domain\/src\/dead\.ts/,
    ],
    'a file nobody imports': [screen('dead.ts', 'export const unused = 1;\n'), /features\/parcel\/dead\.ts/],
  },
  messages: {
    'a refusal without a text': [
      domain('refusal-codes.ts', `export const refusalCodes = { 'shop.gone': 404, 'shop.shut': 403 };\n`),
      /en\/refusal\.json: shop\.shut has no text/,
    ],
    'a text one language lacks': [messages('en', 'a', 'Gone'), /vi\/a\.json: shop\.gone has no text/],
    'an empty text': [messages('vi', 'b', ' '), /vi\/b\.json: shop\.gone has no text/],
    'other values than in English': [
      { ...messages('en', 'c', '{{count}}'), ...messages('vi', 'c', '{{number}}') },
      /vi\/c\.json: shop\.gone has other values: number/,
    ],
    'simplified characters in a traditional text': [
      messages('zhHanT', 'd', '店铺仓库'),
      /zhHanT\/d\.json: shop\.gone is in the other script: 仓库/,
    ],
    'a literal translation': [
      messages('en', 'f', 'Your parcel lies in bin 7'),
      /en\/f\.json: shop\.gone says "lies in"/,
    ],
    'a text nobody says': [
      messages('en', 'e', 'Never', 'parcel.never'),
      /e\.json: parcel\.never is said nowhere/,
    ],
  },
  'wire words': {
    'a field of the wire': [
      parcel('field.ts', 'export const f = (shop: Record<string, string>) => shop.ThreeWayLink;\n'),
      /field\.ts:1: ThreeWayLink/,
    ],
    'a field of the wire, taken out': [
      parcel('out.ts', 'export const f = ({ mainbillcode: bill }: Record<string, string>) => bill;\n'),
      /out\.ts:1: mainbillcode/,
    ],
    'a path of the wire': [
      screen('path.ts', `export const path = '/api/Base_Shop/GetShopInfo';\n`),
      /path\.ts:1: \/Base_Shop\/GetShopInfo/,
    ],
  },
};

let directory: string;

function write(files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
}

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'gates-'));
  write(product);
  for (const file of readdirSync(repository).filter((name) => configuration.test(name))) {
    cpSync(join(repository, file), join(directory, file));
  }
  // Packages of the small product replace ours; all others are as installed.
  mkdirSync(join(directory, 'node_modules/@onehaul'), { recursive: true });
  for (const name of readdirSync(installed).filter((name) => !/^\.|^@onehaul$/.test(name))) {
    symlinkSync(join(installed, name), join(directory, 'node_modules', name));
  }
  for (const name of ['domain', 'contract', 'server']) {
    symlinkSync(join(directory, 'packages', name), join(directory, 'node_modules/@onehaul', name));
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

it.for(Object.keys(violations))('%s is green on the smallest product', async (gate) => {
  const { passed, output } = await runGate(gate, directory);
  expect(passed, output).toBe(true);
});

describe.for(Object.entries(violations))('%s is red on', ([gate, cases]) => {
  let result: Awaited<ReturnType<typeof runGate>>;
  const planted = Object.assign({}, ...Object.values(cases).map(([files]) => files)) as Files;

  beforeAll(async () => {
    write(planted);
    result = await runGate(gate, directory);
  });
  afterAll(() => {
    for (const file of Object.keys(planted)) rmSync(join(directory, file));
    write(product);
  });

  it.for(Object.entries(cases))('%s', ([, [, says]]) => {
    expect(result.output).toMatch(says);
    expect(result.passed).toBe(false);
  });
});
