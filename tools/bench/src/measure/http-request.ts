import { Agent, request } from 'node:http';

/** Keeps connections open, as a browser does. */
export const keepAliveAgent = new Agent({ keepAlive: true });

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

const encodeBody = ({ json, form }: HttpRequest): readonly [string, string] | undefined => {
  if (form) return ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()];
  return json === undefined ? undefined : ['application/json', JSON.stringify(json)];
};

export interface HttpAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Sends one HTTP request; redirects are not followed. */
export const sendRequest = (options: HttpRequest): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const { method, url, token, idempotencyKey } = options;
    const body = encodeBody(options);
    const headers = {
      ...(token && { 'auth-token': token }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': body[0], 'content-length': Buffer.byteLength(body[1]) }),
    };
    const clientRequest = request(url, { agent: keepAliveAgent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers: responseHeaders } = response;
        resolve({ status, location: responseHeaders.location, text: Buffer.concat(chunks).toString() });
      });
    });
    clientRequest.once('error', reject);
    clientRequest.end(body?.[1]);
  });

/** Returns the JSON of the response; rejects when the status is not 200. */
export const requestJson = async <T>(
  options: HttpRequest,
  send: (options: HttpRequest) => Promise<HttpAnswer> = sendRequest,
): Promise<T> => {
  const { status, text } = await send(options);
  if (status !== 200) throw new Error(`${options.method} ${options.url}: ${status} ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
};
