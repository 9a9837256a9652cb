export const forecastTabs = ['rows', 'sheet', 'abroad', 'claim'] as const;

export const unclaimedRows = 12;
export const claimRows = 5;
export const declarationRows = 10;

const maxPage = 100_000;
const pageOf = (text: string | null) => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
};

/** What the URL of the forecast page asks for. */
export function parseForecastAddress(address: URLSearchParams) {
  const at = address.get('at') ?? '';
  return {
    tab: forecastTabs.find((one) => one === address.get('tab')) ?? 'rows',
    page: pageOf(address.get('page')),
    claimPage: pageOf(address.get('claims')),
    search: (address.get('search') ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, 60),
    warehouseId: /^[1-9]\d{0,8}$/.test(at) ? Number(at) : undefined,
  };
}
