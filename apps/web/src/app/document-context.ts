import { createContext } from 'react';

type Document = {
  /** CSP nonce for the page's own inline scripts and styles. */
  readonly nonce?: string;
  readonly styles: string;
  readonly languageScript?: string;
};

/** In the browser, reuses the styles the server already rendered, so hydration leaves them unchanged. */
function readServerDocument(): Document {
  const style = typeof document === 'undefined' ? null : document.querySelector('style');
  return style ? { nonce: style.nonce, styles: style.textContent } : { styles: '' };
}

/** Document-level values the server adds around a page. */
export const DocumentContext = createContext(readServerDocument());
