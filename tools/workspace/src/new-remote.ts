// npm run new:remote NAME [-- --public]: creates a remote with a page, its texts and a test; the shell loads it under /NAME.
// With --public, a server renders its pages too.

import { writeCharts } from './charts/write-charts.ts';
import { finishPart, stop } from './scaffold/finish-part.ts';
import { namesOf } from './scaffold/names.ts';
import { addLine, addWorkspace, partExists, setPartOptions, writeTemplate } from './scaffold/write-part.ts';

const [name, ...options] = process.argv.slice(2);
const names = namesOf(name);
if (typeof names === 'string') stop(names);
else {
  const folder = `frontends/${names.kebab}`;
  if (partExists(folder)) stop(`${folder} exists. Choose another name.`);
  for (const file of writeTemplate('remote', folder, names)) console.log(`wrote ${file}`);
  const isPublic = options.includes('--public');
  if (isPublic) {
    for (const file of writeTemplate('remote-server', folder, names)) console.log(`wrote ${file}`);
    setPartOptions(folder, { server: true, calls: ['api-gateway'] });
  }
  addWorkspace(folder);
  const route = isPublic ? `'/${names.kebab}', undefined, []` : `'/${names.kebab}'`;
  addLine('frontends/shell/src/routes/route-map.ts', '];', `  route('${names.kebab}')(${route}),`);
  for (const file of await writeCharts()) console.log(`wrote ${file}`);
  await finishPart([folder, 'frontends/shell/src/routes'], options);
  console.log(`\n${folder} was created: npm start serves it, and the shell loads it under /${names.kebab}.`);
}
