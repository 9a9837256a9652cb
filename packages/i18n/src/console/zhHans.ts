import console from '../../messages/zhHans/console.json' with { type: 'json' };
import workbench from '../../messages/zhHans/workbench.json' with { type: 'json' };

export const messages = { console, workbench };
