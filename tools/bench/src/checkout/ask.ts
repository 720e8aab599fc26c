import { Agent, request } from 'node:http';

/** Connections that are kept, as a browser's are. */
export const agent = new Agent({ keepAlive: true });

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

const bodyOf = ({ json, form }: Question): readonly [string, string] | undefined => {
  if (form) return ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()];
  return json === undefined ? undefined : ['application/json', JSON.stringify(json)];
};

/** One request over HTTP; redirects are not followed. */
export const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method, url, token } = question;
    const body = bodyOf(question);
    const headers = {
      ...(token && { 'auth-token': token }),
      ...(body && { 'content-type': body[0], 'content-length': Buffer.byteLength(body[1]) }),
    };
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, location: answered.location, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.once('error', reject);
    sent.end(body?.[1]);
  });

/** The JSON of an answer that has to be a 200. */
export const askFor = async <T>(question: Question): Promise<T> => {
  const { status, text } = await ask(question);
  if (status !== 200) throw new Error(`${question.method} ${question.url}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
};
