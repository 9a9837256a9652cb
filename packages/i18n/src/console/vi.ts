import console from '../../messages/vi/console.json' with { type: 'json' };
import grid from '../../messages/vi/grid.json' with { type: 'json' };
import listTools from '../../messages/vi/listTools.json' with { type: 'json' };
import workbench from '../../messages/vi/workbench.json' with { type: 'json' };

export const messages = { console, grid, listTools, workbench };
