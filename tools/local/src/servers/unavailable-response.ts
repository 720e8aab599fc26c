import type { ServerResponse } from 'node:http';

const unavailableText = 'This part of the site is being started again. Please try again in a moment.';

const problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'unavailable',
  detail: unavailableText,
  message: unavailableText,
};

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>One moment</h1>
<p>This part of the site is being started again. Reload this page in a moment.</p>
`;

/** Sends status 503 for a part that is unavailable, as HTML, JSON or plain text. */
export const sendUnavailable = (response: ServerResponse, to: string): void => {
  const [type, body] =
    to === 'page'
      ? ['text/html; charset=utf-8', page]
      : to === 'api'
        ? ['application/problem+json', JSON.stringify(problem)]
        : ['text/plain; charset=utf-8', unavailableText];
  response.writeHead(503, { 'content-type': type, 'retry-after': '1', 'cache-control': 'no-store' });
  response.end(body);
};
