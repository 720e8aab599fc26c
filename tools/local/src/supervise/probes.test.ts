import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sendAndReceive } from './probes.ts';

it('a probe fails when the connection is closed without an answer', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(sendAndReceive(port, Buffer.from('PING\r\n'))).rejects.toThrow('closed without an answer');
  server.close();
});
