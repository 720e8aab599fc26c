import { openApiDocument } from './document.ts';

// Printed for the workspace's generator, which keeps openapi.json beside the service.
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
