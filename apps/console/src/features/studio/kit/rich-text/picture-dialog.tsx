import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const schema = z.object({ file: z.instanceof(File), alt: z.string().trim().min(1).max(300) });
export type Picture = z.output<typeof schema>;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

type Props = {
  /** A pasted or dropped picture. */
  readonly file: File | undefined;
  readonly onSubmit: (picture: Picture) => Promise<void>;
  readonly onClose: () => void;
};

/** Uploads a picture with its description, which is required (WCAG 1.1.1). */
export function PictureDialog({ file, onSubmit, onClose }: Props) {
  const { t } = useTranslation('richText');
  return (
    <ModalForm
      title={t('picture.add')}
      schema={schema}
      initial={file ? { file } : {}}
      submitLabel={t('picture.add')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Form.Item
        name="file"
        label={t('picture.file')}
        extra={<span className="text-caption">{t('picture.fileHelp')}</span>}
        rules={[{ required: true, message: t('picture.fileNeeded') }]}
      >
        <FileInput />
      </Form.Item>
      <Field name="alt" label={t('picture.alt')} help={t('picture.altHelp')}>
        {/* No autoSize: it measures with a style attribute, which the CSP blocks. */}
        <Input.TextArea rows={2} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

type FileProps = {
  readonly id?: string;
  readonly value?: File;
  readonly onChange?: (file: File | undefined) => void;
};

function FileInput({ id, value, onChange }: FileProps) {
  const [url, setUrl] = useState(() => value && URL.createObjectURL(value));
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return (
    <div className="grid gap-2">
      {url && (
        <img
          src={url}
          alt=""
          className="max-h-48 max-w-full justify-self-start rounded-control border border-line object-contain"
        />
      )}
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        className="max-w-full text-small file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line file:bg-surface file:px-3 file:text-ink"
        onChange={({ target }) => {
          const file = target.files?.[0];
          setUrl(file && URL.createObjectURL(file));
          onChange?.(file);
        }}
      />
    </div>
  );
}
