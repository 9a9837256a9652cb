import { accountGateways, gatewayAccountCalls } from '@onehaul/contract/console/gateways';
import { expect, test } from 'vitest';
import { secretFields } from './secret-fields.ts';

test.each(accountGateways)(
  'the form of %s asks for everything the call takes, and nothing else',
  (gateway) => {
    const { options } = gatewayAccountCalls.set.input.shape.secret;
    const taken = Object.keys(options.find(({ shape }) => shape.gateway.value === gateway)!.shape);
    const asked = secretFields[gateway].map(({ name }) => name);
    expect([...asked, 'gateway'].toSorted()).toEqual(taken.toSorted());
  },
);
