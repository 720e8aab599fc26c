// Command: node tools/backup/src/build-image-files.ts OUT. Bundles the commands of the image sargam/backup; backup.Dockerfile runs it.
import { join } from 'node:path';
import { bundleScript } from '@sargam/chassis/build';

const [out] = process.argv.slice(2);
if (!out) {
  console.error('Usage: node tools/backup/src/build-image-files.ts OUT');
  process.exit(1);
}
for (const name of ['save-one', 'restore-one'])
  await bundleScript(join(import.meta.dirname, `${name}.ts`), join(out, `${name}.cjs`));
