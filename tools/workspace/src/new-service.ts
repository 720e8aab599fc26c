// npm run new:service NAME: a service that starts, answers and is tested, to be made into what it should become.

import { root, run } from './run.ts';
import { finishPart, stop } from './scaffold/finish-part.ts';
import { namesOf } from './scaffold/names.ts';
import { addWorkspace, partExists, writeTemplate } from './scaffold/write-part.ts';

const [name, ...options] = process.argv.slice(2);
const names = namesOf(name);
if (typeof names === 'string') stop(names);
else {
  const folder = `services/${names.kebab}`;
  if (partExists(folder)) stop(`${folder} is there already. Choose another name.`);
  const written = [
    ...writeTemplate('service', folder, names),
    ...writeTemplate('proto', `proto/sargam/${names.snake}/v1`, names),
  ];
  addWorkspace(folder);
  for (const file of written) console.log(`wrote ${file}`);

  const generated = await run('buf', ['generate'], { cwd: `${root}/proto` });
  if (!generated.ok) stop(`The contract could not be generated:\n${generated.output}`);
  if (await finishPart([folder], options)) {
    const described = await run(process.execPath, ['tools/workspace/src/generate.ts']);
    if (!described.ok) stop(`The settings could not be put into its README:\n${described.output}`);
  }
  console.log(
    `\n${folder} is there: npm start runs it with the others, npm test -- ${folder} tests it alone.\n` +
      `Its contract is proto/sargam/${names.snake}/v1/${names.snake}.proto; after changing it run npm run generate.\n` +
      'When the contract is agreed: buf build -o baseline.binpb in proto/.',
  );
}
