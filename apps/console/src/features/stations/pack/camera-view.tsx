import type { Camera } from '../measure/use-camera.ts';

type Props = { readonly camera: Pick<Camera, 'stream' | 'attach'>; readonly label: string };

/** Live view of the camera above the table. */
export const CameraView = ({ camera: { stream, attach }, label }: Props) =>
  stream ? (
    <video
      ref={attach}
      aria-label={label}
      autoPlay
      muted
      playsInline
      className="h-[clamp(90px,13vh,130px)] w-auto shrink-0 self-start rounded-control border-2 border-line bg-sunken object-cover"
    />
  ) : null;
