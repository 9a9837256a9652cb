import { expect, test } from 'vitest';
import { fieldsToFill } from './fields-to-fill.ts';

test.each([
  ['', []],
  ['<p>Nothing to do here.</p>', []],
  ['<p>[[company name]] runs this shop. Write to [[e-mail]].</p>', ['company name', 'e-mail']],
  ['[[公司名稱]]與[[公司名稱]]', ['公司名稱']],
  ['<p>[[<strong>company</strong> name]]</p>', ['company name']],
  ['[[ company name ]]', ['company name']],
  // An array index or a lone bracket is text.
  ['see [1], [[]] and [[', []],
])('%j asks for %j', (text, fields) => {
  expect(fieldsToFill(text)).toEqual(fields);
});
