import console from '../../messages/vi/console.json' with { type: 'json' };
import workbench from '../../messages/vi/workbench.json' with { type: 'json' };

export const messages = { console, workbench };
