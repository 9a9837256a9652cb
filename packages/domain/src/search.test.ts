import { expect, test } from 'vitest';
import { readSearch } from './search.ts';

test('a text is a number, a phone number and words, as far as it can be', () => {
  expect(readSearch(' sf 1234 ')).toEqual({ number: 'SF1234', phone: '', words: 'sf 1234' });
  expect(readSearch('８８ ６-12')).toEqual({ number: '886-12', phone: '88612', words: '88 6-12' });
  expect(readSearch('Ada  Lovelace')).toEqual({ number: 'ADALOVELACE', phone: '', words: 'Ada Lovelace' });
  expect(readSearch('ada@x.com')).toEqual({ number: '', phone: '', words: 'ada@x.com' });
});

test('what is too short stands for nothing, but for one Chinese character', () => {
  expect(readSearch('a')).toEqual({ number: '', phone: '', words: '' });
  expect(readSearch('12')).toEqual({ number: '', phone: '', words: '12' });
  expect(readSearch('123')).toEqual({ number: '123', phone: '', words: '123' });
  expect(readSearch('陳')).toEqual({ number: '', phone: '', words: '陳' });
  expect(readSearch('   ')).toEqual({ number: '', phone: '', words: '' });
});

test('a scanned box label is a search for its order', () => {
  expect(readSearch('UEG974YJ97-12').number).toBe('UEG974YJ97');
});
