// Accepts traces and discards them: the benchmark measures the cost of sending traces, not of storing them.
import { createServer } from 'node:http';

createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end());
}).listen(Number(process.env.HTTP_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
