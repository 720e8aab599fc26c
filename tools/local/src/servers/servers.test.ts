import { addServiceLabel, mergeMetrics } from './metrics.ts';
import { parsePairs } from './pairs.ts';
import { matchRoute } from './route.ts';

const origins = { api: 'http://api', shell: 'http://shell', remotes: new Map([['panel', 'http://panel']]) };

describe('the edge', () => {
  it.each([
    ['/api/v1/courses?page=2', { origin: 'http://api', path: '/api/v1/courses?page=2', to: 'api' }],
    [
      '/remotes/panel/remoteEntry.js?x=1',
      { origin: 'http://panel', path: '/remoteEntry.js?x=1', to: 'remote' },
    ],
    ['/remotes/none/remoteEntry.js', undefined],
    ['/apis', { origin: 'http://shell', path: '/apis', to: 'shell' }],
    ['/courseview?id=1', { origin: 'http://shell', path: '/courseview?id=1', to: 'shell' }],
  ])('routes %s', (url, expected) => expect(matchRoute(url, origins)).toEqual(expected));

  it('parses pairs whose values contain an equals sign', () => {
    expect([...parsePairs('a=http://x?y=1,b=http://z')]).toEqual([
      ['a', 'http://x?y=1'],
      ['b', 'http://z'],
    ]);
  });
});

it('a sample gets one service label', () => {
  expect(addServiceLabel('calls{code="0",service="a"} 1', 'a')).toBe('calls{code="0",service="a"} 1');
  expect(addServiceLabel('calls{code="0"} 1', 'a')).toBe('calls{service="a",code="0"} 1');
  expect(addServiceLabel('up 1', 'a')).toBe('up{service="a"} 1');
});

it('the metrics of all services are merged with one HELP and one TYPE line per metric', () => {
  const page = (value: number) => `# HELP calls Calls\n# TYPE calls counter\ncalls{code="0"} ${value}\n`;
  expect(
    mergeMetrics(
      new Map([
        ['a', page(1)],
        ['b', `${page(2)}# TYPE up gauge\nup 1\n`],
      ]),
    ),
  ).toBe(
    [
      '# HELP calls Calls',
      '# TYPE calls counter',
      'calls{service="a",code="0"} 1',
      'calls{service="b",code="0"} 2',
      '',
      '# TYPE up gauge',
      'up{service="b"} 1',
      '',
    ].join('\n'),
  );
});
