// Command: node services/chassis/src/config/print-settings.ts <service-folder>. Prints the `settings` of the service's
// src/config.ts as a table, which npm run generate writes to the service's README.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSettings } from './describe-settings.ts';
import type { Settings } from './setting.ts';

const [folder = '.'] = process.argv.slice(2);
const config = pathToFileURL(path.resolve(folder, 'src/config.ts')).href;
const { settings }: { readonly settings: Settings } = await import(config);
process.stdout.write(`${describeSettings(settings)}\n`);
