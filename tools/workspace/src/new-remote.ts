// npm run new:remote NAME: a remote that the shell loads under /NAME, with a page, its texts and a test.

import { run } from './run.ts';
import { namesOf } from './scaffold/names.ts';
import { addLine, addWorkspace, partExists, writeTemplate } from './scaffold/write-part.ts';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const [name, ...options] = process.argv.slice(2);
const names = namesOf(name);
if (typeof names === 'string') stop(names);
else {
  const folder = `frontends/${names.kebab}`;
  if (partExists(folder)) stop(`${folder} is there already. Choose another name.`);
  for (const file of writeTemplate('remote', folder, names)) console.log(`wrote ${file}`);
  addWorkspace(folder);
  addLine('frontends/shell/src/routes/route-map.ts', '];', `  route('${names.kebab}')('/${names.kebab}'),`);
  const formatted = await run('biome', [
    'check',
    '--write',
    folder,
    'package.json',
    'frontends/shell/src/routes',
  ]);
  if (!formatted.ok) stop(`The new files could not be formatted:\n${formatted.output}`);
  if (!options.includes('--no-install')) {
    const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      show: true,
    });
    if (!installed.ok)
      stop('The workspace was written but npm install failed: mend that and run npm install again.');
  }
  console.log(`\n${folder} is there: npm start serves it, and the shell shows it under /${names.kebab}.`);
}
