import console from '../../messages/en/console.json' with { type: 'json' };
import grid from '../../messages/en/grid.json' with { type: 'json' };
import listTools from '../../messages/en/listTools.json' with { type: 'json' };
import workbench from '../../messages/en/workbench.json' with { type: 'json' };

export const messages = { console, grid, listTools, workbench };
