import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ComponentType, createElement as element, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as parts from './antd.ts';
import { sharedStyle } from './theme.ts';

type Panel = ComponentType<{ readonly type?: 'confirm' }>;

/** What opens on demand is drawn in place by a panel of its own; antd's extraction uses the same. */
const panelOf = (part: object) =>
  (part as { _InternalPanelDoNotUseOrYouWillBeFired: Panel })._InternalPanelDoNotUseOrYouWillBeFired;

/** Parts whose styles do not all come with the bare part. */
const shown: Partial<Record<keyof typeof parts, readonly ReactNode[]>> = {
  Input: [parts.Input, parts.Input.Password, parts.Input.Search, parts.Input.TextArea].map((part) =>
    element(part as ComponentType),
  ),
  Modal: [element(panelOf(parts.Modal)), element(panelOf(parts.Modal), { type: 'confirm' })],
  message: [element(panelOf(parts.message))],
  // The four meanings; other colours say nothing here.
  Tag: [element(parts.Tag, { color: 'success' })],
};

/** Between Tailwind's own layers, so that our classes win over antd. React puts the sheet first in the head. */
const layerOrder = '@layer properties,theme,base,antd,components,utilities;';

/**
 * Wherever Ant Design is used, so it comes along with it: a target of 24 px for what is drawn at 14 (WCAG 2.5.8), and
 * our mark of the focus on links and pages of a list, which Ant Design draws with variables that are not there.
 */
const ours = `@layer components{
  .ant-input-password-icon{padding:6px;margin:-6px}
  a:focus-visible,.ant-pagination>li:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
}`;

/** The styles of our parts of Ant Design: the same for all shops, colours and sizes are variables in them. */
export function antdStyles(): string {
  const cache = createCache();
  const drawn = Object.entries(parts).flatMap(
    ([name, part]) => shown[name as keyof typeof parts] ?? [element(part as ComponentType)],
  );
  renderToString(
    element(StyleProvider, { cache }, element(ConfigProvider, { theme: sharedStyle }, ...drawn)),
  );
  return `${layerOrder}@layer antd{${extractStyle(cache, { plain: true, types: ['style'] })}}${ours}`;
}

/** The sheet itself, not the module that tells its address. */
const sheet = /workbench\/src\/antd\.css(?!\?url)/;

/** Fills antd.css for Vite: a page then makes no styles of its own, which took a third of its first rendering. */
export function antdStylesPlugin() {
  let styles: string | undefined;
  return {
    name: 'antd-styles',
    enforce: 'pre' as const,
    // While developing, packages are put together before any other plugin sees them.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [nonceForEveryStyle] } } }),
    transform(code: string, id: string) {
      if (sheet.test(id)) return { code: (styles ??= antdStyles()), map: null };
      return nonceForEveryStyle.transform(code, id);
    },
  };
}

const styleMaker = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const nonceOfProvider = /(?<!\.)\bcsp\?\.nonce/g;

/**
 * antd measures scroll bars and holds the page still behind a dialog with styles it forgets to give the provider's
 * nonce (react-component/util#613, open since 2025). They take the page's own.
 */
const nonceForEveryStyle = {
  name: 'nonce-for-every-style',
  transform(code: string, id: string) {
    if (!styleMaker.test(id)) return undefined;
    if (code.search(nonceOfProvider) < 0)
      throw new Error(`${id} is no longer what we know: see ${import.meta.url}`);
    const withPage = '(csp?.nonce ?? document.querySelector("[nonce]")?.nonce)';
    return { code: code.replaceAll(nonceOfProvider, withPage), map: null };
  },
};
