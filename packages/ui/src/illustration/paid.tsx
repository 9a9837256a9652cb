import { Drawing, Parcel } from './isometric.tsx';
import { Ground, House, Tree } from './things.tsx';
import { Lorry } from './vehicles.tsx';

/** Drawing after a payment: a lorry with parcels on its way to a house, in the shop's colours. */
export const PaidDrawing = ({ className }: { readonly className?: string }) => (
  <Drawing viewBox="-275 -200 550 370" {...(className && { className })}>
    <Ground at={[-150, -150]} size={[300, 300]} />
    <Tree at={[-40, -130]} height={60} />
    <House at={[10, -130]} />
    <Tree at={[130, -40]} height={52} />
    <Lorry at={[-110, 20]} />
    <Parcel at={[60, 60]} size={[34, 32, 28]} tone="tint" />
    <Parcel at={[104, 66]} size={[28, 28, 36]} tone="solid" />
  </Drawing>
);
