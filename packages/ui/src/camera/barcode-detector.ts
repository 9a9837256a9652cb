/** The part of the Barcode Detection API that is used; TypeScript does not know it. */
export type BarcodeDetector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly DetectedBarcode[]>;
};
type DetectedBarcode = { readonly rawValue: string; readonly boundingBox: DOMRectReadOnly };
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

/** Formats on labels of couriers. */
const wanted = [
  'code_128',
  'code_39',
  'code_93',
  'ean_13',
  'itf',
  'codabar',
  'qr_code',
  'data_matrix',
  'pdf417',
];

const detectorClass = () => (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Formats of labels that this browser reads; none where it has no detector, or no camera. */
export async function readableFormats(): Promise<readonly string[]> {
  const Detector = detectorClass();
  // Undefined on pages without a secure connection.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!Detector || !media) return [];
  const supported = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  return wanted.filter((format) => supported.includes(format));
}

/** Texts of the barcodes of one picture, the one nearest to its middle first. */
export async function readBarcodes(detector: BarcodeDetector, view: HTMLVideoElement): Promise<string[]> {
  const distance = ({ boundingBox: { x, y, width, height } }: DetectedBarcode) =>
    Math.hypot(x + width / 2 - view.videoWidth / 2, y + height / 2 - view.videoHeight / 2);
  const codes = await detector.detect(view);
  return codes.toSorted((one, other) => distance(one) - distance(other)).map(({ rawValue }) => rawValue);
}

export function createDetector(formats: readonly string[]): BarcodeDetector {
  const Detector = detectorClass();
  if (!Detector) throw new Error('This browser has no BarcodeDetector');
  return new Detector({ formats });
}
