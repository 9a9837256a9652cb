import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';

export type SignaturePadHandle = {
  /** Returns the drawing as an image; undefined while the pad is empty. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

const [width, height] = [640, 200];

/** Signature pad for finger, pen or mouse: always black on white, as it is printed. */
export function SignaturePad({ ref }: { readonly ref: Ref<SignaturePadHandle> }) {
  const { t } = useTranslation('dispatch');
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  const [isSigned, setIsSigned] = useState(false);

  useImperativeHandle(ref, () => ({
    async read() {
      if (!isSigned) return undefined;
      const picture = await new Promise<Blob | null>((resolve) =>
        canvas.current!.toBlob(resolve, 'image/png'),
      );
      return picture ? new Uint8Array(await picture.arrayBuffer()) : undefined;
    },
  }));

  function placeOf(event: PointerEvent<HTMLCanvasElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) * width) / box.width,
      y: ((event.clientY - box.top) * height) / box.height,
    };
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    const pen = event.currentTarget.getContext('2d')!;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    const { x, y } = placeOf(event);
    Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' });
    pen.beginPath();
    pen.moveTo(x, y);
  }
  function draw(event: PointerEvent<HTMLCanvasElement>) {
    if (!isDown.current) return;
    const pen = event.currentTarget.getContext('2d')!;
    const { x, y } = placeOf(event);
    pen.lineTo(x, y);
    pen.stroke();
    if (!isSigned) setIsSigned(true);
  }
  function clear() {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    setIsSigned(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        data-signature={isSigned}
        className="aspect-[16/5] w-full max-w-160 touch-none rounded-control border border-dashed border-line-strong bg-white"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
      >
        {t('batch.signHere')}
      </canvas>
      <Button className="self-start" disabled={!isSigned} onClick={clear}>
        {t('batch.signAgain')}
      </Button>
    </div>
  );
}
