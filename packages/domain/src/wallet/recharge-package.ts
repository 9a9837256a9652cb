/** A gift of half the amount or more is probably a typing error. */
export const isUnusualGift = (minor: number, giftMinor: number): boolean => giftMinor * 2 >= minor;
