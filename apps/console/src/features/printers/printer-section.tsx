import { labelCalls, type LabelPrinter } from '@onehaul/contract/console/labels';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { watchLabel } from '../../app/parcel/watch-label.ts';
import { PrinterForm } from './printer-form.tsx';
import { staleAfterChange, type Warehouse } from './printers-query.ts';
import { Section } from './section.tsx';

type Props = {
  readonly warehouse: Warehouse;
  readonly printers: readonly LabelPrinter[];
  readonly isAgentHere: boolean;
  readonly mayChange: boolean;
};

/** Label printers, each with what its last label met. */
export function PrinterSection({ warehouse, printers, isAgentHere, mayChange }: Props) {
  const { t } = useTranslation('printers');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section
      title={t('printers.title')}
      sentence={t('printers.sentence')}
      action={
        mayChange && (
          <Button type={printers.length === 0 ? 'primary' : 'default'} onClick={() => setIsAdding(true)}>
            {t('printers.add')}
          </Button>
        )
      }
    >
      {printers.length === 0 ? (
        <ListMessage icon="note" title={t('printers.empty.title')} text={t('printers.empty.text')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {printers.map((printer) => (
            <PrinterCard
              key={printer.id}
              warehouse={warehouse}
              printer={printer}
              isAgentHere={isAgentHere}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {isAdding && <PrinterForm warehouse={warehouse} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

const nothing = z.object({});
type CardProps = Omit<Props, 'printers'> & { readonly printer: LabelPrinter };

function PrinterCard({ warehouse, printer, isAgentHere, mayChange }: CardProps) {
  const { t } = useTranslation('printers');
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const remove = useChange(labelCalls.removePrinter, staleAfterChange);
  const { isTesting, test } = useTestLabel(warehouse, printer);
  const { id, name, host, port, dpi, widthMm, heightMm, problem, reportedAt } = printer;
  const close = () => setDialog(undefined);
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0" data-printer={id}>
        <h3 className="font-semibold break-words">{name}</h3>
        <p className="text-small text-muted">
          <span className="font-mono break-all">{`${host}:${port}`}</span>
          {` · ${t('printers.size', { width: widthMm, height: heightMm })} · ${dpi} dpi`}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {problem && <StateMark tone="danger">{t(`problem.${problem}`)}</StateMark>}
          {!problem && reportedAt && <StateMark tone="positive">{t('printers.prints')}</StateMark>}
          {!reportedAt && <StateMark tone="neutral">{t('printers.untested')}</StateMark>}
          {reportedAt && (
            <span className="text-muted">
              {t('printers.lastLabel')} <Moment at={reportedAt} />
            </span>
          )}
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button loading={isTesting} disabled={!isAgentHere} onClick={() => void test()}>
            {t('printers.test')}
          </Button>
          <Button onClick={() => setDialog('change')}>{t('printers.change')}</Button>
          <Button danger onClick={() => setDialog('remove')}>
            {t('printers.remove')}
          </Button>
        </div>
      )}
      {dialog === 'change' && <PrinterForm warehouse={warehouse} printer={printer} onClose={close} />}
      {dialog === 'remove' && (
        <ModalForm
          title={t('printers.removeTitle', { name })}
          text={t('printers.removeText')}
          submitLabel={t('printers.remove')}
          isDangerous
          schema={nothing}
          onSubmit={() => remove({ ...warehouse, id })}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Prints a test label and says what became of it. */
function useTestLabel(warehouse: Warehouse, { id, name }: LabelPrinter) {
  const { t } = useTranslation('printers');
  const { message } = App.useApp();
  const [isTesting, setIsTesting] = useState(false);
  const print = useChange(labelCalls.testPrinter, staleAfterChange);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  async function test() {
    setIsTesting(true);
    try {
      const job = await print({ ...warehouse, id });
      const outcome = await watchLabel(warehouse, job.id, left.current!.signal);
      if (outcome === 'printed') void message.success(t('printers.tested', { name }));
      else void message.error(t(`problem.${outcome}`));
    } catch (error) {
      if (!left.current?.signal.aborted) void message.error(failureOf(error).message);
    } finally {
      setIsTesting(false);
    }
  }
  return { isTesting, test };
}
