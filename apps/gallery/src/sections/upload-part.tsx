import { Upload, type UploadFile } from '@onehaul/ui/form/upload';
import { usePreviews } from '@onehaul/ui/form/use-previews';
import { useState } from 'react';
import { Part } from '../part.tsx';

const words = {
  add: 'Add pictures',
  takePhoto: 'Take a photo',
  uploading: 'Uploading',
  done: 'Uploaded',
  retry: 'Try again',
  remove: (name: string) => `Remove ${name}`,
};
const examples: readonly UploadFile[] = [
  { key: 'half', name: 'half-way.jpg', state: 'uploading', progress: 0.5 },
  {
    key: 'failed',
    name: 'a-very-long-name-of-a-picture-that-does-not-fit-a-phone.jpg',
    state: 'failed',
    failure: 'Larger than 10 MB.',
  },
];

/** Files in every state. */
export function UploadPart() {
  const [files, setFiles] = useState(examples);
  const preview = usePreviews();
  return (
    <Part name="Upload">
      <Upload
        id="upload"
        legend="Pictures"
        hint="At most 5 pictures."
        files={files}
        accept="image/*"
        max={5}
        hasCamera
        words={words}
        onAdd={(added) =>
          setFiles((before) => [
            ...before,
            ...added.map((file): UploadFile => ({
              key: file.name,
              name: file.name,
              preview: preview(file),
              state: 'done',
            })),
          ])
        }
        onRemove={(key) => setFiles((before) => before.filter((file) => file.key !== key))}
        onRetry={(key) =>
          setFiles((before) =>
            before.map((file) => (file.key === key ? { ...file, state: 'uploading' } : file)),
          )
        }
      />
    </Part>
  );
}
