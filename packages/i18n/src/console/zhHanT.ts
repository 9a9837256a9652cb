import console from '../../messages/zhHanT/console.json' with { type: 'json' };
import workbench from '../../messages/zhHanT/workbench.json' with { type: 'json' };

export const messages = { console, workbench };
