import {
  type ReturnForStaff,
  type ReturnRowForStaff,
  returnDeskCalls,
} from '@onehaul/contract/console/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useMeAtStation } from '../../../app/me.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { OpenForm } from './open-form.tsx';
import { ReturnForm } from './return-form.tsx';

/** Receives and grades returns. Stock and money depend on it, so this station needs the server. */
export function ReturnsInStation() {
  const { t } = useTranslation('returnDesk');
  const { t: s } = useTranslation('station');
  const { workplace, showMessage, clear, isOffline } = useStation();
  const mayWork = useMeAtStation()?.permissions.includes('return:work') ?? false;
  const [open, setOpen] = useState<ReturnForStaff>();
  const [choices, setChoices] = useState<readonly ReturnRowForStaff[]>([]);
  const [scanned, setScanned] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const [opening, setOpening] = useState<string>();
  const { shopId, warehouseId } = workplace;

  async function find(code: string) {
    if (code === '') return;
    if (isOffline)
      return showMessage(code, { tone: 'bad', word: t('needsServer'), text: t('needsServerText') });
    setUnknown(undefined);
    setChoices([]);
    try {
      const found = await callApi(returnDeskCalls.find, { shopId, warehouseId, code });
      if (found.found) {
        clear();
        setOpen(found.found);
      } else if (found.choices.length > 0) {
        clear();
        setScanned(code);
        setChoices(found.choices);
      } else {
        setUnknown(code);
        showMessage(code, { tone: 'bad', word: t('unknown'), text: t('unknownText') });
      }
    } catch (error) {
      showMessage(code, { tone: 'bad', word: s('fate.refused'), text: failureOf(error).message });
    }
  }
  async function choose({ id, number }: ReturnRowForStaff) {
    try {
      setOpen(await callApi(returnDeskCalls.get, { shopId, id }));
    } catch (error) {
      showMessage(number, { tone: 'bad', word: s('fate.refused'), text: failureOf(error).message });
    }
  }
  function close() {
    setOpen(undefined);
    setChoices([]);
    setUnknown(undefined);
  }

  if (open) return <ReturnForm key={open.id} first={open} onClose={close} />;
  if (opening !== undefined) {
    return (
      <OpenForm
        code={opening}
        onClose={() => setOpening(undefined)}
        onOpened={(opened) => {
          setOpening(undefined);
          setUnknown(undefined);
          clear();
          setOpen(opened);
        }}
      />
    );
  }
  return (
    <StationScreen
      name="returnsIn"
      scan={
        <ScanField step="code" label={t('scan')} hint={s('scan.hint')} onScan={(text) => void find(text)} />
      }
      keys={
        unknown !== undefined &&
        mayWork && (
          <KeyButton act="confirm" look="primary" isOff={isOffline} onPress={() => setOpening(unknown)}>
            {t('act.open')}
          </KeyButton>
        )
      }
    >
      <div className="flex shrink-0 flex-col">
        <AnswerPanel ready={t(isOffline ? 'needsServer' : 'ready')} />
      </div>
      {choices.length > 0 && (
        <section aria-labelledby="found" className="flex flex-col gap-2">
          <h2 id="found" className="text-body font-semibold">
            {t('foundMany', { number: scanned, count: choices.length })}
          </h2>
          <ul className="grid gap-2 xl:grid-cols-2">
            {choices.map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  data-return={choice.number}
                  onClick={() => void choose(choice)}
                  className="grid w-full gap-1 rounded-card border border-line-strong bg-surface px-4 py-3 text-start hover:bg-primary-2"
                >
                  <strong className="truncate text-body">{choice.goodsName}</strong>
                  <span className="truncate font-mono text-small">
                    {[choice.number, choice.memberCode, t(`state.${choice.state}`)].join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </StationScreen>
  );
}
