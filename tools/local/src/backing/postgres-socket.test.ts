import { isValidSocketFolder, withSocketHost } from './postgres-socket.ts';

it.each([
  ['/home/someone/sargam/.sargam/data/pg', true],
  [`/${'deep/'.repeat(17)}pg`, true],
  [`/${'deep/'.repeat(18)}pg`, false],
  ['/home/one, two/pg', false],
  ["/home/o'neill/pg", false],
])('a socket in %s: %s', (folder, can) => expect(isValidSocketFolder(folder)).toBe(can));

it('the address has the socket folder, and keeps host and port', () => {
  const address = new URL(withSocketHost('postgres://u:p%40@127.0.0.1:5432/postgres', '/run/pg'));
  expect(address.searchParams.get('host')).toBe('/run/pg');
  expect([address.hostname, address.port, address.password]).toEqual(['127.0.0.1', '5432', 'p%40']);
});

it('the address stays the same without a socket', () =>
  expect(withSocketHost('postgres://u:p@h/x', undefined)).toBe('postgres://u:p@h/x'));
