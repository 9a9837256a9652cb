/** Countries whose customs clears personal shipments only with the receiver's identity number. */
const idCardCountries: readonly string[] = ['CN', 'TW', 'KR'];

export const requiresIdCard = (countryCode: string) => idCardCountries.includes(countryCode);
