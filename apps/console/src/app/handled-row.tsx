import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Handled = { readonly isHandled: boolean; readonly markHandled: () => void };

const HandledContext = createContext<Handled>({ isHandled: false, markHandled: () => undefined });
export const useHandledRow = () => useContext(HandledContext);

/**
 * Around the drawer of one row: remembers that this person has changed the row, so that a row that leaves its
 * list is not said to have been handled by somebody else. Changes report by `useChange`.
 */
export function HandledRow({ children }: { readonly children: ReactNode }) {
  const [isHandled, setIsHandled] = useState(false);
  const value = useMemo(() => ({ isHandled, markHandled: () => setIsHandled(true) }), [isHandled]);
  return <HandledContext value={value}>{children}</HandledContext>;
}
