import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Keeps the key of what is open in a parameter of the address, so that the back button closes it. */
export function useOpenInAddress(parameter: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const put = (key: string | undefined, options: object) =>
    setSearch(
      (now) => {
        if (key === undefined) now.delete(parameter);
        else now.set(parameter, key);
        return now;
      },
      { preventScrollReset: true, ...options },
    );
  const wasOpenedHere = (state as { readonly opened?: unknown } | null)?.opened === parameter;
  return {
    openKey: search.get(parameter) ?? undefined,
    open: (key: string) => put(key, { state: { opened: parameter } }),
    /** Steps back where opening stepped forward, so that the history stays short. */
    close: () => (wasOpenedHere ? void navigate(-1) : put(undefined, { replace: true })),
  };
}
