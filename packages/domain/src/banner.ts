/**
 * Home page banners are rendered in these fixed sizes whatever was uploaded, so pages can reserve the space.
 */
export const bannerSizes = {
  large: { width: 1600, height: 600 },
  small: { width: 800, height: 300 },
} as const;

export const maxBanners = 12;
