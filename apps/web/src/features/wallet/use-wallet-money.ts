import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';

/** Formats amounts, and their approximate value in the member's chosen currency. */
export const useWalletMoney = () => ({ exact: useCnyText(), about: useApproximateText() });
