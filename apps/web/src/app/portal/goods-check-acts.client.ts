import type { InputOf } from '@onehaul/client/send';
import { customsCalls } from '@onehaul/contract/customs';
import { browserSession } from '../session/browser-session.ts';

export const checkGoods = (input: InputOf<typeof customsCalls.check>) =>
  browserSession().send(customsCalls.check, input);
