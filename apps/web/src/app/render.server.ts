import type { Language } from '@onehaul/domain/language';
import { createContext } from 'react-router';

/** Per-render parameters besides the visitor. */
export type RenderOptions = {
  readonly nonce: string;
  /** Built file with each language's texts, to preload. */
  readonly languageScripts: Partial<Record<Language, string>>;
  /** Built files of further texts by language and namespace, to preload on pages that name them in `handle`. */
  readonly textScripts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
  /** Built files that every own page imports on demand as soon as it hydrates, to preload. */
  readonly ownScripts?: readonly string[];
  /** Request id in the log, quoted in error reports. */
  readonly requestId?: string;
  readonly onRenderError: (error: unknown) => void;
};

export const renderContext = createContext<RenderOptions>();
