// A node server that returns fixed bytes from memory: the lowest CPU cost of such a response on this machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.HTTP_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
