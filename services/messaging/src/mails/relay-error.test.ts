import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { classifyRelayError } from './relay-error.ts';

/** Sends a mail to a test relay that answers each line with the next of these answers. */
const sendTo = async (answers: readonly string[]): Promise<unknown> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    const remainingAnswers = [...answers];
    const answer = () =>
      void (remainingAnswers.length > 0 && socket.write(`${remainingAnswers.shift()}\r\n`));
    answer();
    socket.on('data', answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const relay = createTransport({ host: '127.0.0.1', port, socketTimeout: 500, greetingTimeout: 200 });
  try {
    return await relay.sendMail({ from: 'a@x.yz', to: 'b@x.yz', text: 'hello' }).catch((error) => error);
  } finally {
    relay.close();
    for (const socket of open) socket.destroy();
    server.close();
  }
};

const accepted = ['220 hello', '250 hello', '250 from', '250 to', '354 go on'];

it.each([
  ['refuses the recipient', ['220 hello', '250 hello', '250 from', '550 nobody'], 'rejected'],
  ['refuses the mail', [...accepted, '554 no'], 'rejected'],
  ['sends no greeting', [], 'unavailable'],
  ['is closing', ['220 hello', '421 closing', '421 closing'], 'unavailable'],
  ['times out after the mail', accepted, 'unknown'],
])('a relay that %s', async (_, answers, failure) => {
  expect(classifyRelayError(await sendTo(answers))).toBe(failure);
});

it('a relay that cannot be reached is unavailable', async () => {
  const relay = createTransport({ host: '127.0.0.1', port: 1 });
  await expect(
    relay
      .sendMail({ from: 'a@x.yz', to: 'b@x.yz', text: 'hello' })
      .catch((error) => classifyRelayError(error)),
  ).resolves.toBe('unavailable');
});
