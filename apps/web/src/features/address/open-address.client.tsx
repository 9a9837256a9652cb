import type { ComponentProps } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { AddressDrawer } from './address-drawer.client.tsx';

await loadTexts('customs');

/** Form of an address on the page of addresses; loaded when it is opened. */
export const OpenAddress = (props: ComponentProps<typeof AddressDrawer>) => (
  <CallsPart version={props.address}>
    <AddressDrawer {...props} />
  </CallsPart>
);
