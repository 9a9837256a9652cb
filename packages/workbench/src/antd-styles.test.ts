import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { antdStyles, antdStylesPlugin } from './antd-styles.ts';
import * as parts from './antd.ts';

const styles = antdStyles();
const plugin = antdStylesPlugin();

/** antd class names: `InputNumber` uses `ant-input-number`; the listed components deviate. */
const otherNames: Record<string, string> = { Button: 'btn', App: 'app', Skeleton: 'skeleton' };
const className = (part: string) =>
  `.ant-${otherNames[part] ?? part.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

test.each(Object.keys(parts))('%s is drawn', (part) => {
  expect(styles).toContain(className(part));
});

test.each([
  '.ant-modal-confirm-paragraph',
  '.ant-message-notice-wrapper',
  '.ant-input-password-icon',
  '.ant-input-search-btn',
  '.ant-tag-success',
])('%s is drawn: what shows on demand only', (selector) => {
  expect(styles).toContain(selector);
});

test('antd stands below our own classes, and holds no colour of a shop', () => {
  expect(styles).toMatch(/^@layer properties,theme,base,antd,components,utilities;@layer antd\{/);
  expect(styles).not.toMatch(/--ant-color-primary:/);
});

test('the sheet is filled, the module that tells its address is left alone', () => {
  const sheet = '/shop/packages/workbench/src/antd.css';
  expect(plugin.transform('', sheet)?.code).toBe(styles);
  expect(plugin.transform('', `${sheet}?direct`)?.code).toBe(styles);
  expect(plugin.transform('', `${sheet}?url`)).toBeUndefined();
  expect(plugin.transform('', '/shop/apps/web/src/app/app.css')).toBeUndefined();
});

test('S35: no style of antd goes without the nonce of the page', () => {
  const file = createRequire(import.meta.resolve('antd')).resolve('@rc-component/util/es/Dom/dynamicCSS.js');
  const code = plugin.transform(readFileSync(file, 'utf8'), file)?.code;
  expect(code).toContain('styleNode.nonce = (csp?.nonce ?? document.querySelector("[nonce]")?.nonce)');
  expect(() => plugin.transform('export const changed = 1;', file)).toThrow('no longer what we know');
});
