import { parseUserAgent } from './parse-user-agent.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    false,
  ],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge', 'Windows', false],
  [
    `${mozilla} (Linux; Android 14; K) ${webkit} Chrome/130.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    true,
  ],
  [
    `${mozilla} (Linux; Android 13; SM-A536) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
    true,
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
    false,
  ],
  [
    `${mozilla} (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`,
    'Firefox',
    'Linux',
    false,
  ],
  ['curl/8.5.0', undefined, undefined, false],
  ['', undefined, undefined, false],
])('%s', (agent, browser, system, isPhone) => {
  expect(parseUserAgent(agent)).toEqual({ browser, system, isPhone });
});
