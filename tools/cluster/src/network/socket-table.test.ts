import { parseSockets } from './socket-table.ts';

const head = '  sl  local_address rem_address   st tx_queue rx_queue';

it('lists connected sockets with IPv4 addresses and without listening ones', () => {
  const table = [
    head,
    '   0: 00000000:2378 00000000:0000 0A 00000000:00000000',
    '   1: 0500F40A:C350 0700F40A:C383 01 00000000:00000000',
  ].join('\n');
  expect(parseSockets(table)).toEqual([
    { localPort: 50_000, remoteAddress: '10.244.0.7', remotePort: 50_051 },
  ]);
});

it('reads IPv4 addresses in a table of IPv6', () => {
  const row = '   0: 0000000000000000FFFF00000500F40A:C383 0000000000000000FFFF00000100F40A:D2F0 01 0:0';
  expect(parseSockets([head, row].join('\n'))).toEqual([
    { localPort: 50_051, remoteAddress: '10.244.0.1', remotePort: 54_000 },
  ]);
});
