/** Countries whose customs clears personal shipments only with the receiver's identity number. */
const asking: readonly string[] = ['CN', 'TW', 'KR'];

export const asksForIdCard = (countryCode: string) => asking.includes(countryCode);
