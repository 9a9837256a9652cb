import { useMedia } from '@onehaul/workbench/use-media';

/** Whether the window is too narrow for a table of many columns. */
export const useIsNarrow = () => useMedia('(max-width: 767px)');
