import { createContext } from 'react';

type Document = {
  /** Lets the page's own inline scripts and styles through the Content-Security-Policy. */
  readonly nonce?: string;
  readonly styles: string;
  readonly languageScript?: string;
};

/** In the browser the styles are already there: they are kept as they are. */
function shownDocument(): Document {
  const style = typeof document === 'undefined' ? null : document.querySelector('style');
  return style ? { nonce: style.nonce, styles: style.textContent } : { styles: '' };
}

/** What the server adds around a page. */
export const DocumentContext = createContext(shownDocument());
