import { createContext, use } from 'react';

/**
 * Own pages are read without calls of the browser, so they load neither the contract nor the dialogs of an expired
 * login. A part that is about to make calls asks the layout for those dialogs first.
 */
export const CallsContext = createContext<() => void>(() => undefined);

export const useCallsOnDemand = () => use(CallsContext);
