import type { FieldType } from '@onehaul/contract/console/studio/field';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useRef, useState } from 'react';
import type { ControlProps } from './field-input.tsx';
import { useRecordFormContext } from './studio-context.ts';
import { uploadFile } from './upload-file.ts';

type FileType = Extract<FieldType, { is: 'file' }>;
type Props = {
  readonly type: FileType;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (key: string | null) => void;
  readonly control: ControlProps;
};

/** Preview in the proportions of the place where visitors see it. */
const shapes: Readonly<Record<FileType['kind'], string>> = {
  logo: 'h-16 w-60 object-contain p-2',
  icon: 'size-16 object-cover',
  contact: 'size-28 object-cover',
  banner: 'aspect-8/3 w-full object-cover',
  poster: 'aspect-video w-60 object-cover',
  text: 'max-h-48 object-contain',
  film: 'aspect-video w-full max-w-100',
};

/** Uploads a file at once and names it by its key; pages show it when the record is saved. */
export function FileInput({ type, label, value, onChange, control }: Props) {
  const { t } = useTranslation('studio');
  const { shop, files, addFile } = useRecordFormContext();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const key = (value as string | null | undefined) ?? '';
  const isFilm = type.kind === 'film';

  const send = async (file: File) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const added = await uploadFile(shop.id, type.kind, file);
      addFile(added.key, added.url);
      onChange(added.key);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-2" data-file={type.kind}>
      {key !== '' && <Preview kind={type.kind} label={label} url={files[key] ?? ''} />}
      <input
        {...control}
        ref={picker}
        type="file"
        accept={isFilm ? 'video/mp4' : 'image/jpeg,image/png,image/webp'}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a failure.
          if (file) void send(file).finally(() => (target.value = ''));
        }}
      />
      {!control.disabled && (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            loading={isSending}
            aria-label={`${t(key === '' ? 'file.choose' : 'file.replace')}: ${label}`}
            onClick={() => picker.current?.click()}
          >
            {t(key === '' ? 'file.choose' : 'file.replace')}
          </Button>
          {key !== '' && !type.isRequired && (
            <Button
              size="small"
              type="text"
              aria-label={`${t('file.remove')}: ${label}`}
              onClick={() => onChange(null)}
            >
              {t('file.remove')}
            </Button>
          )}
        </span>
      )}
      {failure && (
        <span role="alert" className="text-caption text-danger">
          {failure}
        </span>
      )}
    </div>
  );
}

type PreviewProps = { readonly kind: FileType['kind']; readonly label: string; readonly url: string };

function Preview({ kind, label, url }: PreviewProps) {
  const { t } = useTranslation('studio');
  const { values, set } = useRecordFormContext();
  const look = `${shapes[kind]} rounded-control border border-line bg-sunken`;
  if (kind !== 'film') return <img src={url} alt={t('file.preview', { label })} className={look} />;
  return (
    <video
      src={url}
      controls
      muted
      preload="metadata"
      aria-label={t('file.preview', { label })}
      className={look}
      // The length of a new film is known from the file.
      onLoadedMetadata={({ currentTarget: { duration } }) => {
        if (values.seconds === undefined && Number.isFinite(duration))
          set('seconds', Math.max(1, Math.round(duration)));
      }}
    />
  );
}
