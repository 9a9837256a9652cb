import type { ComponentProps } from 'react';
import { loadTexts } from '../../load-texts.ts';
import { CallsPart } from '../calls-part.client.tsx';
import { ImportPanel } from './import-panel.tsx';

await loadTexts('imports');

/** Import of an own page, with the session and query cache it needs. */
export const OwnImport = (props: ComponentProps<typeof ImportPanel>) => (
  <CallsPart version={undefined}>
    <ImportPanel {...props} />
  </CallsPart>
);
