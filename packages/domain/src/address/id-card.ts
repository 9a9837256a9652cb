/** Where customs clears private goods only for a person it can name by a number. */
const asking: readonly string[] = ['CN', 'TW', 'KR'];

export const asksForIdCard = (countryCode: string) => asking.includes(countryCode);
