import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';
import { parseTrack17 } from './parse-17track.ts';
import { parseKuaidi100 } from './parse-kuaidi100.ts';

test.each([
  ['【深圳市】快递员张三（13800138000）正在派件', '【深圳市】快递员***'],
  ['已签收，签收人：王小明，如有疑问请电联：0755-12345678', '已签收,签收人:***,如有疑问请电联:***'],
  ['您的快件已由 李四 签收', '您的快件已由 *** 签收'],
  ['Signed by: JOHN A. DOE', 'Signed by: ***'],
  ['Receiver: Nguyễn Văn An, delivered', 'Receiver: ***, delivered'],
  ['Người nhận: Trần Thị B; đã giao', 'Người nhận: ***; đã giao'],
  ['請攜帶身分證 A123456789 領取', '請攜帶身分證 *** 領取'],
  ['440308199001011234X 已核验', '*** 已核验'],
  ['write to ann@example.com please', 'write to *** please'],
  ['Arrived at sorting centre, Taipei', 'Arrived at sorting centre, Taipei'],
  ['Courier picked up the parcel at 10:20', 'Courier picked up the parcel at 10:20'],
  ['货物到达【广州转运中心】', '货物到达【广州转运中心】'],
])('%s', (said, shown) => {
  expect(maskPersonalData(said)).toBe(shown);
});

const names = ['王小明', '欧阳娜娜', 'John Doe', 'Nguyễn Văn An', 'O’Neil', '李 四'];
const labels = [
  '签收人：',
  '签收人:',
  '收件人 ',
  '收件人:',
  '簽收人：',
  'Signed by ',
  'Received by: ',
  'Người nhận: ',
  '快递员',
];
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const phone = fc
  .tuple(fc.constantFrom('', '+86 ', '+886-', '(02)', '0'), digits(9), fc.constantFrom('', '-', ' ', '.'))
  .map(
    ([prefix, all, gap]) =>
      `${prefix}${all.slice(0, 3).join('')}${gap}${all.slice(3, 6).join('')}${gap}${all.slice(6).join('')}`,
  );
const paper = fc.oneof(
  digits(17).map((all) => `${all.join('')}X`),
  digits(9).map((all) => `A${all.join('')}`),
  digits(12).map((all) => all.join('')),
);
const filler = fc.constantFrom('', '【台北】', 'Delivered, ', '快件已到达，', 'Đã giao; ', '派送中。');
const said = fc.record({
  before: filler,
  label: fc.constantFrom(...labels),
  name: fc.constantFrom(...names),
  phone,
  paper,
  after: filler,
});

const maxRunLength = (text: string) =>
  Math.max(0, ...(text.match(/\d[\d\s().-]*/g) ?? []).map((run) => run.replaceAll(/\D/g, '').length));

describe('nobody’s name, phone or paper comes through', () => {
  test('of a sentence, however it is put together', () => {
    fc.assert(
      fc.property(said, (parts) => {
        const { before, label, name, phone: number, paper: id, after } = parts;
        const shown = maskPersonalData(`${before}${label}${name}，${number}，${id}。${after}`);
        expect(shown).not.toContain(name.normalize('NFKC'));
        expect(maxRunLength(shown)).toBeLessThan(6);
        expect(maskPersonalData(shown)).toBe(shown);
      }),
    );
  });

  test('through either provider', () => {
    fc.assert(
      fc.property(said, ({ before, label, name, phone: number, paper: id, after }) => {
        const words = `${before}${label}${name}，${number}，${id}。${after}`;
        const reports = [
          parseKuaidi100({
            nu: 'YT1',
            state: '3',
            data: [{ ftime: '2026-11-15 10:00:00', context: words, areaName: words, statusCode: '301' }],
          }),
          parseTrack17({
            number: 'YT1',
            track_info: {
              tracking: {
                providers: [
                  {
                    events: [
                      {
                        time_utc: '2026-11-15T02:00:00Z',
                        description: words,
                        location: words,
                        stage: 'Delivered',
                      },
                    ],
                  },
                ],
              },
            },
          }),
        ];
        for (const report of reports) {
          const [event] = report!.events;
          const told = JSON.stringify({
            ...event,
            eventKey: event!.eventKey.replace(/^\w+:[^Z]+Z/, ''),
            happenedAt: 0,
          });
          expect(told).not.toContain(name.normalize('NFKC'));
          expect(maxRunLength(told)).toBeLessThan(6);
        }
      }),
    );
  });
});

test('signs that turn the writing round or draw nothing are gone, and length is bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), (text) => {
      const shown = maskPersonalData(text);
      expect(shown.length).toBeLessThanOrEqual(300);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }),
  );
});
