import { useTranslation } from '@onehaul/i18n/react';
import { useRef } from 'react';
import { KeyButton } from '../kit/key-button.tsx';
import type { PhotoKind } from './photos.tsx';
import { encodePicture } from './picture.ts';
import type { Camera } from './use-camera.ts';

const maxFiles = 3;

type Props = {
  readonly camera: Camera;
  readonly next: PhotoKind | undefined;
  /** Replaces the photo kind in the labels. */
  readonly subject?: string;
  readonly onTaken: (pictures: readonly Blob[]) => void;
  readonly onFailed: () => void;
};

/** Camera and file shortcuts; both produce pictures reduced to upload size. */
export function PhotoKeys({ camera, next, subject, onTaken, onFailed }: Props) {
  const { t } = useTranslation('station');
  const files = useRef<HTMLInputElement>(null);

  const take = (sources: readonly (Blob | HTMLVideoElement)[]) =>
    void Promise.all(sources.map(encodePicture)).then(onTaken, onFailed);
  const shoot = () => {
    if (!camera.stream || !camera.view) return camera.toggle();
    take([camera.view]);
  };
  const kind = subject ?? t(`photo.${next ?? 'whole'}`);

  return (
    <>
      {camera.isThere && (
        <KeyButton act="photo" look={camera.stream && next ? 'primary' : 'plain'} onPress={shoot}>
          {camera.stream
            ? t('photo.shoot', { kind })
            : t(camera.hasFailed ? 'photo.noCamera' : 'photo.cameraOn')}
        </KeyButton>
      )}
      <KeyButton act="file" onPress={() => files.current?.click()}>
        {t('photo.file', { kind })}
      </KeyButton>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-photo-file
        aria-label={t('photo.file', { kind })}
        onChange={({ target }) => {
          take([...(target.files ?? [])].slice(0, maxFiles));
          target.value = '';
        }}
      />
    </>
  );
}
