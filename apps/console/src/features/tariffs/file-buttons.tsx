import type { Tariff } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Modal } from '@onehaul/workbench/antd';
import { useRef, useState } from 'react';
import { currentTranslator } from '../../app/language.ts';
import type { Names } from './entries.ts';
import { useProblemWords } from './problem-words.ts';
import { useTariffFormatter } from './tariff-formatter.ts';
import type { FileProblem } from './sheet-tables.ts';

const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const maxShown = 100;

type Props = {
  readonly tariff: Tariff;
  readonly code: string;
  readonly names: Names;
  /** Only for users who may edit. */
  readonly onImport?: ((tariff: Tariff) => void) | undefined;
};

/** Loads the Excel library on demand, on import or export. */
const loadTariffFile = () => import('./tariff-file.ts');

function save(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: xlsxMimeType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Exports the tariff as a workbook, and imports one into the draft. */
export function FileButtons({ tariff, code, names, onImport }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FileProblem[]>();

  async function busy(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      console.error(error);
      void message.error(t('file.failed'));
    } finally {
      setIsBusy(false);
    }
  }
  const write = () =>
    busy(async () => {
      const { exportTariff } = await loadTariffFile();
      const { language } = currentTranslator();
      save(await exportTariff(tariff, formatter, names, { language, code }), `${code}.xlsx`);
    });
  const read = (file: File) =>
    busy(async () => {
      const { importTariff } = await loadTariffFile();
      const answer = await importTariff(file, names);
      if ('refused' in answer) void message.error(t(`file.${answer.refused}`));
      else if ('problems' in answer) setProblems(answer.problems);
      else {
        onImport?.(answer.tariff);
        void message.success(t('file.imported'));
      }
    });

  return (
    <>
      <Button loading={isBusy} onClick={() => void write()}>
        {t('export')}
      </Button>
      {onImport && (
        <>
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            {t('import')}
          </Button>
          <input
            ref={input}
            type="file"
            accept={`.xlsx,${xlsxMimeType}`}
            aria-label={t('import')}
            className="hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Reset, so that the same file can be chosen again after a correction.
              target.value = '';
              if (file) void read(file);
            }}
          />
        </>
      )}
      {problems && <ProblemsDialog problems={problems} onClose={() => setProblems(undefined)} />}
    </>
  );
}

type DialogProps = { readonly problems: readonly FileProblem[]; readonly onClose: () => void };

function ProblemsDialog({ problems, onClose }: DialogProps) {
  const { t } = useTranslation('tariff');
  const problemWords = useProblemWords();
  return (
    <Modal
      open
      width={720}
      title={t('file.problemsTitle')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('file.close')}</Button>}
    >
      <p className="pb-3 text-small text-muted">{t('file.problemsText')}</p>
      <table className="w-full text-small">
        <thead className="text-caption text-muted">
          <tr>
            {(['sheet', 'row', 'column', 'found', 'problem'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-medium">
                {t(`file.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, maxShown).map(({ sheet, row, column, problem, typed }) => (
            <tr key={[sheet, row, column, problem].join('/')} className="border-t border-line align-top">
              <td className="py-1 pe-3">{sheet}</td>
              <td className="py-1 pe-3 tabular-nums">{row}</td>
              <td className="py-1 pe-3">{column}</td>
              <td className="max-w-40 truncate py-1 pe-3 font-mono">{typed}</td>
              <td className="py-1">{problemWords(problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
