import { readZpl } from '@onehaul/testing/read-zpl';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParcelLabel, parcelLabel, testLabel } from './label.ts';
import { isPrinterHost } from './label-job.ts';
import {
  fieldData,
  fitsOnLabel,
  isPrintable,
  labelLimits,
  type LabelStock,
  printerDpis,
  ZplLabel,
} from './zpl.ts';

const roll: LabelStock = { dpi: 203, widthMm: 100, heightMm: 50 };
const parcel: ParcelLabel = {
  courierNumber: 'SF1234567890123',
  piece: 1,
  pieces: 1,
  memberCode: 'A3C4DE',
  binCode: 'A-01-2',
  weightGrams: 1250,
  receivedOn: '2026-11-19',
};
const read = (zpl: string) => {
  const labels = readZpl(zpl);
  expect(labels).toHaveLength(1);
  return labels[0]!;
};
const textsOf = (zpl: string) => read(zpl).texts.map(({ text }) => text);

const stocks = fc.record({
  dpi: fc.constantFrom(...printerDpis),
  widthMm: fc.integer({ min: labelLimits.widthMm.least, max: labelLimits.widthMm.most }),
  heightMm: fc.integer({ min: labelLimits.heightMm.least, max: labelLimits.heightMm.most }),
});
const texts = fc.string({ unit: 'binary' });
const hostile = fc.oneof(
  texts,
  fc.constantFrom(
    '^XZ^XA^FDother^FS',
    '~JA',
    '\\&',
    '_5E',
    '^FS^FO0,0^GFA',
    '~HS',
    '^CC~',
    '>5',
    '棉质T恤',
    'Đường',
  ),
);

describe('a parcel’s label', () => {
  test('has the number as a barcode and in digits, the owner, the bin, the weight and the day', () => {
    const { width, height, texts: shown, barcodes } = read(parcelLabel(roll, parcel, 1));
    expect([width, height]).toEqual([800, 400]);
    expect(barcodes.map(({ text }) => text)).toEqual(['SF1234567890123']);
    expect(shown.map(({ text }) => text)).toEqual([
      'A3C4DE',
      'A-01-2',
      'SF1234567890123',
      '2026-11-19',
      '1.25 kg',
    ]);
  });

  test('leaves out what is not known yet, and counts pieces where there are several', () => {
    const bare = { ...parcel, memberCode: '', binCode: '', weightGrams: null };
    expect(textsOf(parcelLabel(roll, bare, 1))).toEqual(['- - -', 'SF1234567890123', '2026-11-19']);
    expect(textsOf(parcelLabel(roll, { ...bare, piece: 2, pieces: 3 }, 1)).at(-1)).toBe('2/3');
  });

  test('says when it may have been printed before', () => {
    expect(textsOf(parcelLabel(roll, parcel, 2)).at(-1)).toBe('1.25 kg  COPY 2');
    expect(textsOf(testLabel(roll, { id: 4, name: 'Zebra' }, 3)).at(-1)).toContain('COPY 3');
  });

  test('stays within the label on every stock, and its barcode says the number', () => {
    fc.assert(
      fc.property(stocks, fc.stringMatching(/^[0-9A-Z][0-9A-Z-]{3,39}$/), (stock, courierNumber) => {
        fc.pre(fitsOnLabel(stock, courierNumber));
        const { barcodes } = read(parcelLabel(stock, { ...parcel, courierNumber }, 1));
        expect(barcodes.map(({ text }) => text)).toEqual([courierNumber]);
        expect(barcodes[0]!.moduleWidth).toBeGreaterThanOrEqual(2);
        expect(barcodes[0]!.x).toBeGreaterThanOrEqual(2 * (stock.dpi === 203 ? 8 : 12));
      }),
    );
  });

  test('a long number needs a wide label; common ones fit on 50 mm', () => {
    const narrow = { ...roll, widthMm: 50 };
    expect(
      ['SF1234567890123', '7732 0918 4412 987'.replaceAll(' ', '')].map((one) => fitsOnLabel(narrow, one)),
    ).toEqual([true, true]);
    expect(fitsOnLabel(narrow, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe(false);
    expect(fitsOnLabel(roll, 'SF^XZ>5')).toBe(false);
    expect(fitsOnLabel({ ...roll, dpi: 300, widthMm: 60 }, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe(true);
  });
});

test('whatever the text, the label has the same commands and shows it letter by letter', () => {
  const commands = read(parcelLabel(roll, parcel, 1)).commands;
  fc.assert(
    fc.property(hostile, (text) => {
      const data = fieldData(text);
      expect(data).toMatch(/^[0-9A-Za-z .:/_-]*$/);
      // As a member code and a bin code, which are printable; anything else is left out.
      const label = read(parcelLabel(roll, { ...parcel, memberCode: text || 'A', binCode: text || 'A' }, 1));
      if (isPrintable(text)) expect(label.commands).toEqual(commands);
      const shown = new Set(label.texts.map((one) => one.text));
      expect(shown.has(text || 'A')).toBe(isPrintable(text));
    }),
    { numRuns: 1000 },
  );
});

test('a text that the printer’s font may lack is left out as a whole', () => {
  expect(['Zebra 1 ^~', '打包台', 'Máy in', 'tab\t'].map(isPrintable)).toEqual([true, false, false, false]);
  expect(textsOf(testLabel(roll, { id: 7, name: '打包台' }, 1))).toEqual(['TEST', '100 x 50 mm  203 dpi']);
  expect(read(testLabel(roll, { id: 7, name: 'Zebra' }, 1)).barcodes[0]!.text).toBe('TEST-7');
  expect(String(new ZplLabel(roll).text({ text: '', from: 0, share: 0.2 }))).not.toContain('^FD');
});

test('a printer is named by a host or an address, without anything behind it', () => {
  const right = ['192.168.1.50', 'zebra', 'zebra-1.lan', 'A'];
  const wrong = ['', 'http://zebra', 'zebra:9100', 'ze bra', '-zebra', 'zebra.', 'a..b', 'zébra', '::1'];
  expect(right.filter((host) => !isPrinterHost(host))).toEqual([]);
  expect(wrong.filter(isPrinterHost)).toEqual([]);
});
