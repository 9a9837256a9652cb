import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Reading, readScaleLine } from './scale-line.ts';

/** Subset of Web Serial in use; TypeScript's DOM types do not include it yet. */
type SerialPort = {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
};
type Serial = { requestPort(): Promise<SerialPort>; getPorts(): Promise<SerialPort[]> };

const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial;
const baudRate = 9600;
const maxLineLength = 200;

export type ScaleState = 'none' | 'off' | 'on' | 'failed';

/** Serial scale, where the browser supports Web Serial. Chosen once; reconnected automatically afterwards. */
export function useScale(onReading: (reading: Reading) => void) {
  const [state, setState] = useState<ScaleState>(() => (serial() ? 'off' : 'none'));
  const port = useRef<SerialPort>(undefined);
  const heard = useRef(onReading);
  useEffect(() => {
    heard.current = onReading;
  }, [onReading]);

  async function listen(chosen: SerialPort): Promise<void> {
    port.current = chosen;
    await chosen.open({ baudRate });
    setState('on');
    const text = chosen.readable!.pipeThrough(new TextDecoderStream());
    let rest = '';
    for await (const part of text as unknown as AsyncIterable<string>) {
      const lines = (rest + part).split(/[\r\n\u0003]+/);
      rest = lines.pop()!.slice(-maxLineLength);
      for (const line of lines) {
        const reading = readScaleLine(line);
        if (reading) heard.current(reading);
      }
    }
    setState('off');
  }

  const begin = useEffectEvent(listen);
  useEffect(() => {
    let isOver = false;
    void serial()
      ?.getPorts()
      .then(([known]) => (known && !isOver ? begin(known) : undefined))
      .catch(() => setState('failed'));
    return () => {
      isOver = true;
      void port.current?.close().catch(() => undefined);
    };
  }, []);

  return {
    state,
    connect: () =>
      void serial()
        ?.requestPort()
        .then(listen)
        // The user cancelled the port picker: the state stays unchanged.
        .catch((error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'NotFoundError')) setState('failed');
        }),
  };
}
