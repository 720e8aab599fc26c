import { openApiDocument } from './document.ts';

// Printed for `npm run generate`, which writes openapi.json.
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
