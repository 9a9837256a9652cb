import console from '../../messages/en/console.json' with { type: 'json' };
import workbench from '../../messages/en/workbench.json' with { type: 'json' };

export const messages = { console, workbench };
