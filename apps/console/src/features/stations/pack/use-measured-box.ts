import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useIsMuted } from '../kit/muted.ts';
import { playTone } from '../kit/sounds.ts';
import { type MeasureName, measureNames, noMeasures } from '../measure/measure-fields.tsx';
import { useCamera } from '../measure/use-camera.ts';
import { useScale } from '../measure/use-scale.ts';
import { readBox } from './box-draft.ts';

/** The largest number of photos a box is kept with. */
const mostPictures = 3;

/** A box on the scale: what was typed or weighed, the photos of it, and what is wrong with it. */
export function useMeasuredBox() {
  const { t } = useTranslation('station');
  const isMuted = useIsMuted();
  const [typed, setTyped] = useState(noMeasures);
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [said, setSaid] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const camera = useCamera();
  const focus = (name: MeasureName) =>
    fields.current?.querySelector<HTMLInputElement>(`[data-measure=${name}]`)?.focus();
  useEffect(() => focus('weight'), []);
  const scale = useScale(({ grams, isStable }) => {
    if (isStable) setTyped((now) => ({ ...now, weight: String(grams / 1000) }));
  });

  function complain(words: string) {
    setSaid(words);
    if (!isMuted) playTone('bad');
  }

  return {
    typed,
    setTyped,
    pictures,
    said,
    setSaid,
    fields,
    camera,
    scale,
    focus,
    complain,
    isEmpty: measureNames.every((name) => typed[name] === ''),
    /** For the next one. */
    clear() {
      setTyped(noMeasures);
      setPictures([]);
      focus('weight');
    },
    keep: (taken: readonly Blob[]) => setPictures([...pictures, ...taken].slice(-mostPictures)),
    /** The measures when all are right; otherwise says which is not, and goes there. */
    read() {
      const box = readBox(typed);
      if (!('wrong' in box)) return box;
      complain(t('measure.fillIn', { name: t(`measure.${box.wrong}`) }));
      focus(box.wrong);
      return undefined;
    },
    /** Goes on to what is missing; true when nothing is. */
    isWholeAfter(name: MeasureName): boolean {
      const box = readBox(typed);
      if ('wrong' in box && box.wrong === name) {
        complain(t(`measure.wrong.${name}`));
        return false;
      }
      setSaid('');
      if ('wrong' in box) focus(box.wrong);
      return !('wrong' in box);
    },
    cheer: () => void (isMuted || playTone('good')),
  };
}
export type MeasuredBox = ReturnType<typeof useMeasuredBox>;
