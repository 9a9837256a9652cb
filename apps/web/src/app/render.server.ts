import type { Language } from '@onehaul/domain/language';
import { createContext } from 'react-router';

/** What a rendering needs beside the visitor. */
export type Render = {
  readonly nonce: string;
  /** Built file of each language's texts, to be loaded early. */
  readonly languageScripts: Partial<Record<Language, string>>;
  /** Names this request in the log, for those who report a fault. */
  readonly requestId?: string;
  readonly onRenderError: (error: unknown) => void;
};

export const renderContext = createContext<Render>();
