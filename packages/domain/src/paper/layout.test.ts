import { expect, test } from 'vitest';
import { drawableLayout, paperKinds, papers, standardLayout } from './layout.ts';

test.each(paperKinds)('%s: what is required is offered and part of the standard', (kind) => {
  const { parts, details } = standardLayout(kind);
  const { requiredParts, requiredDetails, details: offered } = papers[kind];
  expect(parts).toEqual(expect.arrayContaining([...requiredParts]));
  expect(details).toEqual(expect.arrayContaining([...requiredDetails]));
  expect(offered).toEqual(expect.arrayContaining([...details]));
  expect(drawableLayout(kind, standardLayout(kind))).toEqual(standardLayout(kind));
});

test('a layout saved under older rules prints what is required, and nothing unknown', () => {
  const stored = {
    size: 'legal',
    logoPlace: 'middle',
    textSize: 'large',
    parts: ['lineName', 'poem', 'lineName'],
    details: ['size', 'horoscope', 'weight'],
  };
  expect(drawableLayout('label', stored)).toEqual({
    size: '100x150',
    logoPlace: 'none',
    textSize: 'large',
    parts: ['lineName', ...papers.label.requiredParts],
    details: ['size', 'weight'],
  });
  const nothing = { ...stored, parts: null, details: undefined };
  expect(drawableLayout('invoice', nothing).details).toEqual(papers.invoice.requiredDetails);
});
