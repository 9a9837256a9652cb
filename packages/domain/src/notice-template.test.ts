import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeKinds } from './notice.ts';
import {
  hasTemplate,
  renderTemplate,
  templateChannels,
  templateProblem,
  templateVariables,
  variablesOf,
} from './notice-template.ts';

const stored = { kind: 'parcelStored', channel: 'mail' } as const;

describe('a text', () => {
  test.each([
    ['Parcel {{number}} is here.', undefined],
    ['Parcel {{ number }} weighs {{weight}}.', undefined],
    ['', undefined],
    ['{{amount}}', { key: 'unknown', name: 'amount' }],
    ['{{constructor}}', { key: 'unknown', name: 'constructor' }],
    ['{{Number}}', { key: 'unknown', name: 'Number' }],
    ['{{number', { key: 'braces' }],
    ['number}}', { key: 'braces' }],
    ['{number}', { key: 'braces' }],
    ['{{{number}}}', { key: 'braces' }],
    ['{{}}', { key: 'braces' }],
    ['{{number}} {{shop.name}}', { key: 'braces' }],
    ['{{#if number}}x{{/if}}', { key: 'braces' }],
  ])('%j', (text, problem) => {
    expect(templateProblem(text, stored)).toEqual(problem);
  });

  test('of an SMS names the shop, and no words of any length', () => {
    const held = { kind: 'parcelHeld', channel: 'sms' } as const;
    expect(templateProblem('Parcel {{number}} is on hold.', held)).toEqual({ key: 'missing', name: 'shop' });
    expect(templateProblem('{{shop}}: {{number}} is on hold.', held)).toBeUndefined();
    expect(templateProblem('{{shop}}: {{note}}', held)).toEqual({ key: 'unknown', name: 'note' });
    expect(templateProblem('{{note}}', { ...held, channel: 'mail' })).toBeUndefined();
  });

  test('that is accepted has no brace left when it is filled; nothing else is accepted', () => {
    const piece = fc.oneof(
      fc.constantFrom('{', '}', '{{', '}}', '\n', ' ', 'x', '$&', '{{evil}}'),
      fc.constantFrom(...templateVariables).map((name) => `{{${name}}}`),
    );
    const values = Object.fromEntries(templateVariables.map((name) => [name, `<${name}>`]));
    const targets = noticeKinds.flatMap((kind) => templateChannels.map((channel) => ({ kind, channel })));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...targets), (pieces, target) => {
        const text = pieces.join('');
        const problem = templateProblem(text, target);
        const allowed: readonly string[] = variablesOf(target.kind, target.channel);
        if (problem === undefined) {
          expect(renderTemplate(text, values)).not.toMatch(/[{}]/);
          for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(allowed).toContain(name);
        } else if (problem.key === 'unknown') {
          expect(allowed).not.toContain(problem.name);
        }
      }),
    );
  });
});

describe('filling', () => {
  test('a line without its value is left out, and with no line nothing remains', () => {
    const text = 'Parcel {{number}} is here.\n\nIt weighs {{weight}}.\n\nBye.';
    expect(renderTemplate(text, { number: 'SF1', weight: '1 kg' })).toBe(
      'Parcel SF1 is here.\n\nIt weighs 1 kg.\n\nBye.',
    );
    expect(renderTemplate(text, { number: 'SF1', weight: ' ' })).toBe('Parcel SF1 is here.\n\nBye.');
    expect(renderTemplate('{{weight}}', {})).toBe('');
    expect(renderTemplate('{{toString}}', {})).toBe('');
  });

  test('a value is never read as a template, and never becomes a line', () => {
    const any = fc.oneof(fc.string(), fc.constantFrom('{{note}}', '$1', '$&', 'a\r\nBcc: b', '{{', '<b>'));
    fc.assert(
      fc.property(any, any, (number, note) => {
        const told = renderTemplate('A {{number}} Z\n{{note}}', { number, note });
        const shown = (value: string) =>
          value.replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
        const lines = [shown(number) && `A ${shown(number)} Z`, shown(note)].filter(Boolean);
        expect(told).toBe(lines.join('\n').trim());
        expect(told.split('\n').length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('every kind has texts, an SMS only where one is sent, and each variable a use', () => {
  for (const kind of noticeKinds) {
    expect(hasTemplate(kind, 'page') && hasTemplate(kind, 'mail')).toBe(true);
    for (const channel of templateChannels) expect(variablesOf(kind, channel)).toContain('shop');
  }
  expect(hasTemplate('couponGiven', 'sms')).toBe(false);
  expect(hasTemplate('orderPriced', 'sms')).toBe(true);
  const used = new Set(noticeKinds.flatMap((kind) => variablesOf(kind, 'mail')));
  expect([...used].toSorted()).toEqual([...templateVariables].toSorted());
});
