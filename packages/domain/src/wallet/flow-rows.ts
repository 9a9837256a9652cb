/** Most movements in one workbook or statement; above it, a workbook has the newest. */
export const maxFlowRows = 5000;
