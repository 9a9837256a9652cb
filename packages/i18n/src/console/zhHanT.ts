import console from '../../messages/zhHanT/console.json' with { type: 'json' };
import grid from '../../messages/zhHanT/grid.json' with { type: 'json' };
import listTools from '../../messages/zhHanT/listTools.json' with { type: 'json' };
import workbench from '../../messages/zhHanT/workbench.json' with { type: 'json' };

export const messages = { console, grid, listTools, workbench };
