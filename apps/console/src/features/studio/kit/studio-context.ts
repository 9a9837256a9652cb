import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import { createContext, use } from 'react';

export type StudioShop = {
  readonly id: number;
  readonly name: string;
  /** The shop's own language comes first. */
  readonly languages: readonly [Language, ...Language[]];
  readonly timeZone: string;
};

type FormContext = {
  readonly shop: StudioShop;
  /** The language being edited. */
  readonly language: Language;
  /** Values of the form, for inputs that depend on another field. */
  readonly values: AnyValues;
  readonly set: (name: string, value: unknown) => void;
  /** Addresses of files by key: those of the record, and those just uploaded. */
  readonly files: Readonly<Record<string, string>>;
  readonly addFile: (key: string, url: string) => void;
  readonly isReadOnly: boolean;
};

const Context = createContext<FormContext | undefined>(undefined);
export const RecordFormProvider = Context.Provider;

export function useRecordFormContext(): FormContext {
  const context = use(Context);
  if (!context) throw new Error('a studio input belongs into a record form');
  return context;
}
