import { expect, test } from 'vitest';
import { referralsOf } from './referral.ts';

const read = (search: string) => referralsOf(new URLSearchParams(search));

test('a link brings its codes along, each to its field', () => {
  expect(read('AgentId=AB12&Recommender=%20CD34%20&ServicePersonnel=EF56&redirect=/index')).toEqual({
    agentCode: 'AB12',
    recommenderCode: 'CD34',
    servicePersonCode: 'EF56',
  });
});

test('what is empty or too long to be a code locks nothing', () => {
  expect(read('')).toEqual({});
  expect(read('AgentId=&Recommender=%20')).toEqual({});
  expect(read(`AgentId=${'A'.repeat(33)}`)).toEqual({});
  expect(read('agentid=AB12')).toEqual({});
});
