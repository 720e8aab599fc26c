import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RelayedMail {
  readonly to: string;
  /** Headers and body as they were sent. */
  readonly data: string;
  readonly at: number;
}

/** The answer to a mail; undefined: no answer, and the connection is closed. */
type AnswerMail = (mail: RelayedMail) => Promise<string | undefined> | string | undefined;

export interface FakeRelay {
  readonly url: string;
  /** Every mail that the relay received completely, whatever it answered. */
  readonly mails: readonly RelayedMail[];
  answerWith(answer: AnswerMail): void;
  stop(): void;
}

const end = '\r\n.\r\n';

const recipientOf = (line: string): string => /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? '';

/** One session. `answerMail` is called when the content of a mail has arrived. */
const serve = (
  socket: Socket,
  answerMail: (to: string, data: string) => Promise<string | undefined>,
): void => {
  let buffer = '';
  let to = '';
  let isContent = false;
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  const takeContent = async (at: number) => {
    const content = buffer.slice(0, at);
    buffer = buffer.slice(at + end.length);
    isContent = false;
    const answer = await answerMail(to, content);
    if (answer === undefined) socket.destroy();
    else reply(answer);
  };
  const takeCommand = (at: number) => {
    const line = buffer.slice(0, at);
    buffer = buffer.slice(at + 2);
    to = recipientOf(line) || to;
    isContent = /^DATA/i.test(line);
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    reply(isContent ? '354 go on' : '250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    const at = buffer.indexOf(isContent ? end : '\r\n');
    if (at < 0) return;
    if (isContent) void takeContent(at);
    else takeCommand(at);
  });
  reply('220 relay');
};

/** An SMTP relay without pipelining, whose answers the test decides. */
export const startFakeRelay = async (): Promise<FakeRelay> => {
  const mails: RelayedMail[] = [];
  let answer: AnswerMail = () => '250 accepted';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    serve(socket, async (to, data) => {
      const mail = { to, data, at: Date.now() };
      mails.push(mail);
      return answer(mail);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answerWith: (next) => {
      answer = next;
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
