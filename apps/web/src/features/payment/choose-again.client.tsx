import type { ComponentProps } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ChooseWay } from './choose-way.tsx';

await loadTexts('bill');

/** Ways to pay on the page of a payment; loaded when the member wants another one. */
export const ChooseAgain = (props: ComponentProps<typeof ChooseWay>) => (
  <CallsPart version={props.what}>
    <ChooseWay {...props} />
  </CallsPart>
);
