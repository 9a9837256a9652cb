import { useTranslation } from '@onehaul/i18n/react';
import { readableFormats } from '@onehaul/ui/camera/barcode-detector';
import { Icon } from '@onehaul/ui/icon';
import { lazy, Suspense, useEffect, useState } from 'react';
import { storedSwitch } from './stored-switch.ts';

const CameraScan = lazy(async () => ({ default: (await import('./camera-scan.tsx')).CameraScan }));

const camera = storedSwitch('station.camera');
const keyboard = storedSwitch('station.keyboard');

const hasTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/** Formats that this device's camera reads; none on a desk, which has a scanner. */
function useCameraFormats(): readonly string[] {
  const [formats, setFormats] = useState<readonly string[]>([]);
  useEffect(() => {
    if (hasTouchScreen()) void readableFormats().then(setFormats);
  }, []);
  return formats;
}

/** Switches for the camera and for typing on the screen, where there is a touch screen. */
export function useHandTools(onScan: (text: string) => void) {
  const { t } = useTranslation('station');
  const formats = useCameraFormats();
  const isCameraOn = camera.useIsOn();
  const isTyping = keyboard.useIsOn();
  if (!hasTouchScreen()) return {};
  return {
    // A scan field is always focused: the keyboard of the screen would always be open.
    inputMode: isTyping ? undefined : ('none' as const),
    tools: (
      <span className="flex shrink-0 gap-2 self-start">
        {formats.length > 0 && (
          <Tool name="camera" label={t('hand.camera')} isOn={isCameraOn} onToggle={camera.toggle} />
        )}
        <Tool name="keyboard" label={t('hand.keyboard')} isOn={isTyping} onToggle={keyboard.toggle} />
      </span>
    ),
    view: formats.length > 0 && isCameraOn && (
      <Suspense fallback={<div className="h-32 rounded-control bg-ink" />}>
        <CameraScan formats={formats} onScan={onScan} />
      </Suspense>
    ),
  };
}

type ToolProps = {
  readonly name: 'camera' | 'keyboard';
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
};

const Tool = ({ name, label, isOn, onToggle }: ToolProps) => (
  <button
    type="button"
    data-tool={name}
    aria-pressed={isOn}
    aria-label={label}
    title={label}
    onClick={onToggle}
    className="grid size-control place-items-center rounded-control border border-line-strong bg-surface aria-pressed:border-primary-7 aria-pressed:bg-primary-3 aria-pressed:text-primary-10"
  >
    <Icon name={name} className="size-5" />
  </button>
);
