import type { ComponentProps } from 'react';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ChooseWay } from './choose-way.tsx';

/** Ways to pay on the page of a payment; loaded when the member wants another one. */
export const ChooseAgain = (props: ComponentProps<typeof ChooseWay>) => (
  <CallsPart version={props.what}>
    <ChooseWay {...props} />
  </CallsPart>
);
