import { lastMessage } from './explain-failure.ts';

it.each([
  ['first\n{"level":"fatal","msg":"commerce cannot start"}\n', 'commerce cannot start'],
  ['Error: no answer\n    at connect (net.ts:1)\n\nNode.js v24.1.0', 'Error: no answer'],
  ['', ''],
])('takes the last sentence of the log %j', (log, message) => expect(lastMessage(log)).toBe(message));
