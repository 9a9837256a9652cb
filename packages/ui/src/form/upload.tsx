import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { FieldError, FieldHint } from './field.tsx';

export type UploadFile = {
  readonly key: string;
  readonly name: string;
  /** Undefined for a file that is not a picture. */
  readonly preview?: string | undefined;
  readonly state: 'uploading' | 'done' | 'failed';
  /** From 0 to 1; undefined while it is not known. */
  readonly progress?: number | undefined;
  /** Why it failed. */
  readonly failure?: string | undefined;
};

type Props = {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly files: readonly UploadFile[];
  readonly accept: string;
  readonly max: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
  /** Offers the camera on touch devices. */
  readonly hasCamera?: boolean;
  readonly words: {
    readonly add: string;
    readonly takePhoto: string;
    readonly uploading: string;
    readonly done: string;
    readonly retry: string;
    readonly remove: (name: string) => string;
  };
};

/** Files that are uploaded as they are chosen, dropped or photographed. */
export function Upload(props: Props) {
  const {
    id,
    legend,
    hint,
    error,
    files,
    accept,
    max,
    onAdd,
    onRemove,
    onRetry,
    hasCamera = false,
    words,
  } = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const own = useId();
  const room = max - files.length;

  const add = (chosen: FileList | null) => onAdd([...(chosen ?? [])].slice(0, room));
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files);
    // The same file can be chosen again after it was removed.
    target.value = '';
  }
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.type === 'drop') add(event.dataTransfer?.files ?? null);
  });
  useEffect(() => {
    const area = frame.current;
    const take = (event: DragEvent) => drop(event);
    area?.addEventListener('dragover', take);
    area?.addEventListener('drop', take);
    return () => {
      area?.removeEventListener('dragover', take);
      area?.removeEventListener('drop', take);
    };
  }, []);
  const picker = { type: 'file', accept, tabIndex: -1, className: 'sr-only', onChange: choose } as const;

  return (
    <fieldset
      ref={frame}
      className="grid gap-2"
      {...((error ?? hint) && { 'aria-describedby': `${id}-${error ? 'error' : 'hint'}` })}
    >
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file) => (
            <li
              key={file.key}
              data-upload={file.state}
              className="flex min-h-16 items-center gap-3 rounded-control border border-line p-2 text-small"
            >
              {file.preview ? (
                <img src={file.preview} alt="" className="size-12 rounded-small bg-sunken object-cover" />
              ) : (
                <span className="flex size-12 items-center justify-center rounded-small bg-sunken text-muted">
                  <Icon name={file.state === 'failed' ? 'warning' : 'note'} />
                </span>
              )}
              <span className="grid min-w-0 grow gap-0.5">
                <span className="truncate">{file.name}</span>
                <FileState file={file} words={words} label={own} />
              </span>
              {file.state === 'failed' && (
                <Button size="small" variant="secondary" onClick={() => onRetry(file.key)}>
                  {words.retry}
                </Button>
              )}
              <IconButton
                icon="close"
                size="small"
                label={words.remove(file.name)}
                onClick={() => onRemove(file.key)}
              />
            </li>
          ))}
        </ul>
      )}
      <input ref={input} {...picker} aria-label={words.add} multiple={max > 1} data-upload-input />
      <input ref={camera} {...picker} aria-label={words.takePhoto} capture="environment" />
      {room > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button id={id} variant="secondary" onClick={() => input.current?.click()}>
            <Icon name="upload" className="size-4" />
            {words.add}
          </Button>
          {hasCamera && (
            <Button
              variant="secondary"
              className="pointer-fine:hidden"
              onClick={() => camera.current?.click()}
            >
              <Icon name="camera" className="size-4" />
              {words.takePhoto}
            </Button>
          )}
        </div>
      )}
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
    </fieldset>
  );
}

type StateProps = Pick<Props, 'words'> & { readonly file: UploadFile; readonly label: string };

function FileState({ file: { key, state, progress, failure }, words, label }: StateProps) {
  if (state === 'failed')
    return (
      <span role="alert" className="text-caption text-danger">
        {failure}
      </span>
    );
  if (state === 'done')
    return (
      <span className="flex items-center gap-1 text-caption text-positive">
        <Icon name="check" className="size-3.5" />
        {words.done}
      </span>
    );
  return (
    <>
      <span id={`${label}-${key}`} className="text-caption text-muted">
        {words.uploading}
      </span>
      <progress
        aria-labelledby={`${label}-${key}`}
        {...(progress !== undefined && { value: progress })}
        max={1}
      />
    </>
  );
}
