import { useMediaQuery } from '@onehaul/workbench/use-media-query';

/** Whether the window is too narrow for a table of many columns. */
export const useIsNarrow = () => useMediaQuery('(max-width: 767px)');
