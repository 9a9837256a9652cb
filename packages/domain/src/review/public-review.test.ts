import { expect, test } from 'vitest';
import { publicReview } from './public-review.ts';

test.each([
  ['很快就收到了，客服也很好', '很快就收到了，客服也很好'],
  ['快递员很有礼貌，5天到货！', '快递员很有礼貌，5天到货！'],
  ['加我微信 13800138000', '加我微信 ***'],
  ['call １３８００１３８０００ now', 'call *** now'],
  ['write to ann@example.com', 'write to ***'],
  ['I am Lin Xiaoyu, member k7m2q', 'I am ***, member ***'],
  ['said (a+b', 'said (a+b'],
  ['order B4HT9QWXYZ came early', 'order *** came early'],
])('%s is shown as %s', (words, shown) => {
  expect(publicReview(words, ['K7M2Q', 'Lin Xiaoyu', 'B4HT9QWXYZ', ''])).toBe(shown);
});

test('a name of one character masks nothing else', () => {
  expect(publicReview('林先生推荐', ['林'])).toBe('林先生推荐');
});
