import console from '../../messages/zhHans/console.json' with { type: 'json' };
import grid from '../../messages/zhHans/grid.json' with { type: 'json' };
import listTools from '../../messages/zhHans/listTools.json' with { type: 'json' };
import workbench from '../../messages/zhHans/workbench.json' with { type: 'json' };

export const messages = { console, grid, listTools, workbench };
