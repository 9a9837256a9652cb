import { expect, test } from 'vitest';
import { matchingOptions } from './combobox-model.ts';

const options = ['Hà Nội', 'Đà Nẵng', 'Nam Định', '香港'].map((label) => ({ value: label, label }));
const labels = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

test('letters are found without their marks and in any case', () => {
  expect(labels('DA NANG')).toEqual(['Đà Nẵng']);
  expect(labels('dinh')).toEqual(['Nam Định']);
  expect(labels('港')).toEqual(['香港']);
});

test('what begins with the text comes first', () => {
  expect(labels('na')).toEqual(['Nam Định', 'Đà Nẵng']);
});

test('the second line is searched too', () => {
  const point = { value: '1', label: 'Point 1', detail: 'Kwun Tong Road' };
  expect(matchingOptions([...options, point], 'kwun')).toEqual([point]);
});

test('a long list is cut, an empty text shows its beginning', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    value: String(index),
    label: `Option ${index}`,
  }));
  expect(matchingOptions(many, '')).toHaveLength(100);
  expect(matchingOptions(many, 'option 299')).toHaveLength(1);
});
