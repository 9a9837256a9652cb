import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { type MeasureName, measureNames, noMeasures, readMeasure } from '../measure/measure-fields.tsx';
import { useCamera } from '../measure/use-camera.ts';
import { useScale } from '../measure/use-scale.ts';
import { readBox } from './box-draft.ts';

/** Maximum number of photos per box. */
const maxPictures = 3;

/** State of the box on the scale: measures, photos and validation errors. */
export function useMeasuredBox() {
  const { t } = useTranslation('station');
  const isMuted = useIsMuted();
  const [typed, setTyped] = useState(noMeasures);
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [alertText, setAlertText] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const camera = useCamera();
  const inputOf = (name: MeasureName) =>
    fields.current?.querySelector<HTMLInputElement>(`[data-measure=${name}]`);
  // Value of the focused field before a scan replaced it: a focused field has its text selected.
  const kept = useRef('');
  const keepValue = (name: MeasureName) => {
    kept.current = inputOf(name)?.value ?? '';
  };
  function focus(name: MeasureName) {
    inputOf(name)?.focus();
    inputOf(name)?.select();
    keepValue(name);
  }
  useEffect(() => focus('weight'), []);
  const scale = useScale(({ grams, isStable }) => {
    if (isStable) setTyped((now) => ({ ...now, weight: String(grams / 1000) }));
  });

  function reportError(words: string) {
    setAlertText(words);
    if (!isMuted) playTone('bad');
  }

  return {
    typed,
    setTyped,
    pictures,
    alertText,
    setAlertText,
    fields,
    camera,
    scale,
    focus,
    reportError,
    keepValue,
    /** Puts back what a scan replaced in this field, selected again for the next scan. */
    restoreValue(name: MeasureName, text = kept.current) {
      const measure = readMeasure(name, text) === undefined ? '' : text;
      flushSync(() => setTyped({ ...typed, [name]: measure }));
      focus(name);
    },
    isEmpty: measureNames.every((name) => typed[name] === ''),
    /** Resets for the next box. */
    clear() {
      setTyped(noMeasures);
      setPictures([]);
      focus('weight');
    },
    addPictures: (taken: readonly Blob[]) => setPictures([...pictures, ...taken].slice(-maxPictures)),
    /** Returns the measures if all are valid; otherwise shows the error and focuses its field. */
    read() {
      const box = readBox(typed);
      if (!('wrong' in box)) return box;
      reportError(t('measure.fillIn', { name: t(`measure.${box.wrong}`) }));
      focus(box.wrong);
      return undefined;
    },
    /** Reports an error in this field, or focuses the first missing one; returns true if all are valid. */
    advanceFrom(name: MeasureName): boolean {
      const box = readBox(typed);
      if ('wrong' in box && box.wrong === name) {
        reportError(t(`measure.wrong.${name}`));
        return false;
      }
      setAlertText('');
      if ('wrong' in box) focus(box.wrong);
      return !('wrong' in box);
    },
    playSuccess: () => void (isMuted || playTone('good')),
  };
}
export type MeasuredBox = ReturnType<typeof useMeasuredBox>;
