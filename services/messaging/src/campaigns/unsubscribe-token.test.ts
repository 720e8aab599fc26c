import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const tokens = createUnsubscribeTokens('secret', []);

it('a signed token names its recipient', () => {
  expect(tokens.verify(tokens.sign('c1-p1'))).toBe('c1-p1');
});

it('a token of an earlier secret stays valid, and one of another secret is refused', () => {
  const token = tokens.sign('c1-p1');
  expect(createUnsubscribeTokens('new', ['secret']).verify(token)).toBe('c1-p1');
  expect(createUnsubscribeTokens('new', []).verify(token)).toBeUndefined();
});

it.each([
  '',
  'c1-p1',
  'c1-p1.',
  'c1-p1.AAAA',
  '.',
  `${tokens.sign('c1-p1')}.x`,
  tokens.sign('c1-p1').replace('p1', 'p2'),
])('the token %j is refused', (token) => {
  expect(tokens.verify(token)).toBeUndefined();
});
