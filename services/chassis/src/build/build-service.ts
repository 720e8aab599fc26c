import { buildService } from './bundle.ts';

// Command: node services/chassis/src/build/build-service.ts <service-folder>…
const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Usage: node services/chassis/src/build/build-service.ts services/commerce\n');
  process.exit(1);
}
for (const folder of folders) {
  try {
    const { service, isRebuilt: changed, ms } = await buildService(folder);
    process.stdout.write(`${service}: ${changed ? 'built' : 'unchanged'} (${ms} ms)\n`);
  } catch (error) {
    process.stderr.write(
      `${folder} could not be built: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
