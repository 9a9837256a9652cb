/** A banner of the home page is drawn in these sizes, whatever was uploaded: pages know them before it is loaded. */
export const bannerSizes = {
  large: { width: 1600, height: 600 },
  small: { width: 800, height: 300 },
} as const;

/** As many as a shop may keep. */
export const mostBanners = 12;
