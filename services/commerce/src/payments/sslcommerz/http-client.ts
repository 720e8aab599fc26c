import { type IncomingMessage, Agent as PlainAgent, type RequestOptions, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** Why a call brought no answer, in a word or two: a status, a name. Says nothing of addresses: they carry credentials. */
export class HttpRequestFailed extends Error {
  override readonly name = 'NoAnswer';
}

/** More than anything the gateway says. */
const MOST_BYTES = 1_000_000;

// Most servers keep an idle connection longer: a question sent over one that is just being closed is lost.
const kept = { keepAlive: true, timeout: 4_000 };
const plainAgent = new PlainAgent(kept);
const secureAgent = new SecureAgent(kept);

const open = (address: URL, options: RequestOptions) =>
  address.protocol === 'https:'
    ? secureRequest(address, { ...options, agent: secureAgent })
    : request(address, { ...options, agent: plainAgent });

/**
 * The body of a 200; anything else, a redirect too, is no answer. A form is posted. Twice as cheap as `fetch`, which
 * took a tenth of this service's time while people were buying.
 */
export const sendHttpRequest = (address: string, timeout: number, form?: URLSearchParams): Promise<string> =>
  new Promise<string>((resolve, reject) => {
    const body = form?.toString();
    const method = body === undefined ? 'GET' : 'POST';
    const asked = open(new URL(address), { method, headers: { ...usual, ...headersOf(body) } });
    const giveUp = (why: string): void => {
      clearTimeout(late);
      reject(new HttpRequestFailed(why));
      asked.destroy();
    };
    const late = setTimeout(giveUp, timeout, 'TimeoutError');
    const done = (text: string): void => {
      clearTimeout(late);
      resolve(text);
    };
    const fail = (error: NodeJS.ErrnoException): void => giveUp(error.code ?? error.name);
    asked
      .on('error', fail)
      .on('response', (answer) => {
        if (answer.statusCode !== 200) return giveUp(`HTTP ${answer.statusCode}`);
        answer.on('error', fail);
        read(answer, giveUp, done);
      })
      .end(body);
  }).catch((error: unknown) => {
    // An address that is none, which the error would quote.
    throw error instanceof HttpRequestFailed ? error : new HttpRequestFailed('no such address');
  });

// What stands before a payment gateway may turn away whoever does not say these.
const usual = { accept: 'application/json', 'user-agent': 'sargam' };

const headersOf = (form: string | undefined) =>
  form !== undefined && {
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'content-length': Buffer.byteLength(form),
  };

const read = (answer: IncomingMessage, giveUp: (why: string) => void, done: (body: string) => void): void => {
  const parts: Buffer[] = [];
  let length = 0;
  answer
    .on('data', (part: Buffer) => {
      length += part.length;
      if (length > MOST_BYTES) giveUp('too much');
      else parts.push(part);
    })
    // Unlike a buffer's own, it leaves out the mark that some begin their UTF-8 with.
    .on('end', () => done(new TextDecoder().decode(Buffer.concat(parts))));
};
