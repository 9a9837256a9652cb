import { importCalls, verifyCalls } from '@onehaul/contract/import';
import type { ImportKind } from '@onehaul/domain/import/import-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { FailureNote } from '@onehaul/ui/form/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../generated-file.ts';
import { PortalIcon } from '../portal-icon.tsx';
import { useChange } from '../use-change.ts';
import { useSend } from '../../session-context.tsx';
import { SheetDropZone } from './sheet-drop-zone.tsx';
import { fileRefusals } from './file-refusals.ts';
import { ImportHistory } from './import-history.tsx';
import { importsKey } from './import-queries.ts';
import { type Done, ImportResult } from './import-result.tsx';

type Props = {
  readonly kind: ImportKind;
  /** Values that apply to all rows, chosen outside the sheet. */
  readonly choices?: Readonly<Record<string, string | number | boolean>>;
  /** Reason why no file can be chosen yet. */
  readonly whyNot?: string | undefined;
  /** Link to the imported rows. */
  readonly done?: Done;
  /** Called after a successful commit. */
  readonly onTaken?: () => unknown;
  /** False where a sheet belongs to a single record: imports for other records are irrelevant there. */
  readonly hasHistory?: boolean;
};

/** Mirrors the shop's setting (§9); the server enforces it. */
const maxBytes = 3 * 2 ** 20;

/**
 * Complete import flow for a kind of sheet: template, file, progress, wrong cells, commit and history.
 * The route must load the `imports` texts.
 */
export function ImportPanel(props: Props) {
  const { kind, choices = {}, whyNot, done, onTaken, hasHistory = true } = props;
  const { t } = useTranslation('imports');
  const send = useSend();
  const queries = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const [mistake, setMistake] = useState<string>();
  const template = useChange(async () => saveFile(await send(importCalls.template, { kind })), {
    kind: 'download',
  });
  const verify = useChange(
    async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const name = file.name.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200);
      return send(verifyCalls.verify, { kind, choices, name, file: bytes });
    },
    {
      onDone: ({ id }) => {
        setOpenId(id);
        return queries.invalidateQueries({ queryKey: importsKey });
      },
      atField: { fields: fileRefusals, show: (_, text) => setMistake(text) },
    },
  );

  function choose(file: File) {
    setOpenId(undefined);
    const isSheet = /\.xlsx$/i.test(file.name);
    const wrong = isSheet ? file.size > maxBytes && t('tooLarge') : t('notSheet');
    setMistake(wrong || undefined);
    if (!wrong) verify.start(file);
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-160 text-small text-muted">{t('steps')}</p>
        <Button
          variant="secondary"
          isBusy={template.isPending}
          data-import-template
          onClick={() => template.start()}
        >
          <PortalIcon name="download" className="size-4" />
          {t('template')}
        </Button>
      </div>
      <FailureNote text={mistake} />
      <SheetDropZone
        isClosed={verify.isPending || whyNot !== undefined}
        words={{ choose: t('choose'), hint: whyNot ?? t('dropHint') }}
        onFile={choose}
      />
      {verify.isPending && (
        <div className="grid gap-2">
          <progress aria-label={t('progress')} />
          <output className="text-small text-muted">{t('reading')}</output>
        </div>
      )}
      {openId && <ImportResult key={openId} id={openId} done={done} onTaken={onTaken} />}
      {hasHistory && <ImportHistory kind={kind} onOpen={setOpenId} />}
    </Card>
  );
}
