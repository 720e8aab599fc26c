// npm run new:service NAME: creates a working service with a contract, calls, an event and tests.

import { writeCharts } from './charts/write-charts.ts';
import { root, run } from './run.ts';
import { finishPart, stop } from './scaffold/finish-part.ts';
import { namesOf } from './scaffold/names.ts';
import { addWorkspace, partExists, writeTemplate } from './scaffold/write-part.ts';

const [name, ...options] = process.argv.slice(2);
const names = namesOf(name);
if (typeof names === 'string') stop(names);
else {
  const folder = `services/${names.kebab}`;
  if (partExists(folder)) stop(`${folder} exists. Choose another name.`);
  const written = [
    ...writeTemplate('service', folder, names),
    ...writeTemplate('proto', `proto/sargam/${names.snake}/v1`, names),
  ];
  addWorkspace(folder);
  for (const file of written) console.log(`wrote ${file}`);

  const generated = await run('buf', ['generate'], { cwd: `${root}/proto` });
  if (!generated.ok) stop(`The contract could not be generated:\n${generated.output}`);
  for (const file of await writeCharts()) console.log(`wrote ${file}`);
  if (await finishPart([folder], options)) {
    const generatedReadme = await run(process.execPath, ['tools/workspace/src/generate.ts']);
    if (!generatedReadme.ok) stop(`The README blocks could not be generated:\n${generatedReadme.output}`);
  }
  console.log(
    `\n${folder} was created: npm start runs it with the other services, npm test -- ${folder} runs its tests.\n` +
      `Its contract is proto/sargam/${names.snake}/v1/${names.snake}.proto; after changing it run npm run generate.\n` +
      'When the contract is agreed: buf build -o baseline.binpb in proto/.',
  );
}
