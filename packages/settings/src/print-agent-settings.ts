// Of the program in a warehouse that prints labels.
import * as kinds from './kinds.ts';
import { setting } from './setting.ts';

const agent = ['print-agent'] as const;

export const printAgentSettings = {
  PRINT_AGENT_SERVER: setting(kinds.secureOrigin, {
    processes: agent,
    required: agent,
    about: 'the shop’s own address, such as https://shop.example.com',
  }),
  PRINT_AGENT_KEY: setting(kinds.secret, {
    processes: agent,
    required: agent,
    isSecret: true,
    about: 'the key that the console showed when the print agent was added',
  }),
};
