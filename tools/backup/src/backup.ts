// npm run backup -- --to=FOLDER [--only=commerce,learning] [--contents=database,topics] [--keep=14]: saves all stores of the site that
// runs on this machine.
import { parseArgs } from 'node:util';
import { openHome } from '@sargam/local/base/home';
import { runCommand, UserFacingError } from '@sargam/local/base/user-facing-error';
import { backUpService, parseContents } from './back-up-service.ts';
import { saveLocalFiles } from './local/local-files.ts';
import { listLocalStores, requireAddresses } from './local/local-site.ts';
import { resolveFolder } from './local/resolve-folder.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: '' },
    only: { type: 'string' },
    contents: { type: 'string', default: '' },
    keep: { type: 'string', default: '14' },
  },
});

await runCommand(async () => {
  const archive = resolveFolder(values.to, '--to');
  const contents = parseContents(values.contents);
  const home = openHome();
  const all = listLocalStores(requireAddresses(home));
  const wanted = values.only?.split(',') ?? all.map(({ name }) => name);
  const unknown = wanted.filter((name) => !all.some((stores) => stores.name === name));
  if (unknown.length > 0) throw new UserFacingError(`${unknown.join(', ')} has no stores.`);
  await saveLocalFiles(home, archive);
  for (const stores of all.filter(({ name }) => wanted.includes(name)))
    await backUpService(stores, { archive, contents, keep: Number(values.keep), print: console.log });
});
