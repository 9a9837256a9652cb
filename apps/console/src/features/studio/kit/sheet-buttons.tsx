import type { StaffOutputOf } from '@onehaul/client/console';
import type { Resource } from '@onehaul/contract/console/studio/resource';
import { App, Button, Modal } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { openGeneratedFile } from '../../../app/open-generated-file.ts';
import { useChange } from '../../../app/use-change.ts';
import { languageMarks, parseFieldPath } from './texts.ts';
import { changedQueries } from './use-record-actions.tsx';
import { useWords } from './use-words.ts';

type Props = { readonly resource: Resource; readonly shopId: number };
type Problems = StaffOutputOf<Resource['calls']['importSheet']>['problems'];

export function ExportButton({ resource, shopId }: Props) {
  const { t } = useWords(resource.name);
  const { message } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  const download = () => {
    setIsBusy(true);
    callApi(resource.calls.exportSheet, { shopId })
      .then(openGeneratedFile, (error: unknown) => void message.error(failureOf(error).message))
      .finally(() => setIsBusy(false));
  };
  return (
    <Button onClick={download} loading={isBusy} data-export>
      {t('sheet.export')}
    </Button>
  );
}

/** Imports a spreadsheet: all rows, or none when one has a problem, and then lists the problems. */
export function ImportButton({ resource, shopId }: Props) {
  const { t } = useWords(resource.name);
  const { message } = App.useApp();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>([]);
  const call = useChange(resource.calls.importSheet, changedQueries(resource));
  const upload = async (file: File) => {
    setIsBusy(true);
    try {
      const done = await call({ shopId, file: new Uint8Array(await file.arrayBuffer()) });
      setProblems(done.problems);
      if (done.problems.length === 0)
        void message.success(t('sheet.done', { added: done.added, changed: done.changed }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => picker.current?.click()} loading={isBusy} data-import>
        {t('sheet.import')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('sheet.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      {problems.length > 0 && (
        <ImportProblems resource={resource} problems={problems} onClose={() => setProblems([])} />
      )}
    </>
  );
}

type ProblemsProps = {
  readonly resource: Resource;
  readonly problems: Problems;
  readonly onClose: () => void;
};

function ImportProblems({ resource, problems, onClose }: ProblemsProps) {
  const { t, labelOf, sheetProblemOf } = useWords(resource.name);
  const columnOf = (path: string) => {
    const { field, language } = parseFieldPath(path);
    return [labelOf(field), language && languageMarks[language]].filter(Boolean).join(' ');
  };
  return (
    <Modal
      open
      title={t('sheet.failedTitle')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="pb-3 text-small text-muted">{t('sheet.failedText', { count: problems.length })}</p>
      <div className="max-h-96 overflow-y-auto">
        <table className="w-full text-small" data-problems>
          <thead className="text-caption text-muted">
            <tr>
              {(['sheet.row', 'sheet.column', 'sheet.problem'] as const).map((key) => (
                <th key={key} scope="col" className="py-1 pe-4 text-start font-medium">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, problem }) => (
              <tr key={`${row}-${field}`} className="border-t border-line align-top">
                <td className="py-1.5 pe-4 tabular-nums">{row}</td>
                <td className="py-1.5 pe-4">{columnOf(field)}</td>
                <td className="py-1.5">{sheetProblemOf(problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
