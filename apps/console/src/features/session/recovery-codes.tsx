import { useTranslation } from '@onehaul/i18n/react';
import { Button, Checkbox } from '@onehaul/workbench/antd';
import { useCopy } from '@onehaul/workbench/copy-value';
import { useEffect, useRef, useState } from 'react';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Recovery codes for a lost authenticator; shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('console');
  const [areKept, setAreKept] = useState(false);
  const copy = useCopy();
  const start = useRef<HTMLParagraphElement>(null);
  // The previous form unmounted with the focus in it, so focus moves here for screen readers.
  useEffect(() => start.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <>
      <p ref={start} tabIndex={-1} className="pb-4 text-small text-muted outline-none">
        {t('recovery.text')}
      </p>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-control border border-line bg-sunken px-4 py-3 font-mono text-small">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2 py-4">
        <Button onClick={() => void copy(text)}>{t('recovery.copy')}</Button>
        <Button onClick={() => download(`${t('recovery.fileHead')}\n\n${text}\n`)}>
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox className="pb-4" checked={areKept} onChange={({ target }) => setAreKept(target.checked)}>
        {t('recovery.kept')}
      </Checkbox>
      <Button type="primary" block disabled={!areKept} onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'onehaul-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
