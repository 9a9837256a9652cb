import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, Drawer, Modal } from 'antd';
import { type ComponentType, createElement as element, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as components from './antd.ts';
import { sharedStyleConfig } from './theme.ts';

type Panel = ComponentType<{ readonly type?: 'confirm' }>;

/** Overlays render inline through this internal panel; antd's own style extraction uses it too. */
const panelOf = (component: object) =>
  (component as { _InternalPanelDoNotUseOrYouWillBeFired: Panel })._InternalPanelDoNotUseOrYouWillBeFired;

/** Components whose bare element does not cover all their styles. */
const extraElements: Partial<Record<keyof typeof components, readonly ReactNode[]>> = {
  Input: [
    components.Input,
    components.Input.Password,
    components.Input.Search,
    components.Input.TextArea,
  ].map((component) => element(component as ComponentType)),
  Drawer: [element(Drawer)],
  Modal: [element(panelOf(Modal)), element(panelOf(Modal), { type: 'confirm' })],
  message: [element(panelOf(components.message))],
  // Covers the four semantic colours; others are not used.
  Tag: [element(components.Tag, { color: 'success' })],
};

/** Puts antd between Tailwind layers, so our classes override it. React puts the sheet first in the head. */
const layerOrder = '@layer properties,theme,base,antd,components,utilities;';

/**
 * Our overrides, shipped with antd's styles: a 24 px target for a 14 px icon (WCAG 2.5.8), and our focus ring
 * on links and pagination, which antd draws with undefined variables.
 */
const overrides = `@layer components{
  .ant-input-password-icon{padding:6px;margin:-6px}
  a:focus-visible,.ant-pagination>li:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
}`;

/** Extracts the styles of the antd components in use; the same for all shops (colours are variables). */
export function antdStyles(): string {
  const cache = createCache();
  const elements = Object.entries(components).flatMap(
    ([name, component]) =>
      extraElements[name as keyof typeof components] ?? [element(component as ComponentType)],
  );
  renderToString(
    element(StyleProvider, { cache }, element(ConfigProvider, { theme: sharedStyleConfig }, ...elements)),
  );
  return `${layerOrder}@layer antd{${extractStyle(cache, { plain: true, types: ['style'] })}}${overrides}`;
}

/** Matches the stylesheet itself, not the `?url` module. */
const stylesheetPath = /workbench\/src\/antd\.css(?!\?url)/;

/** Vite plugin that fills antd.css at build time: runtime generation took a third of the first render. */
export function antdStylesPlugin() {
  let styles: string | undefined;
  return {
    name: 'antd-styles',
    enforce: 'pre' as const,
    // In development, dependencies are pre-bundled before other plugins see them.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [nonceForEveryStyle] } } }),
    transform(code: string, id: string) {
      if (stylesheetPath.test(id)) return { code: (styles ??= antdStyles()), map: null };
      return nonceForEveryStyle.transform(code, id);
    },
  };
}

const styleMaker = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const nonceOfProvider = /(?<!\.)\bcsp\?\.nonce/g;

/**
 * antd omits the provider's CSP nonce on styles that measure scroll bars and lock scrolling behind a dialog
 * (react-component/util#613, open since 2025). They fall back to the page's nonce.
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
