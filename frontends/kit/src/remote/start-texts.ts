// Runs with the remote's `remoteEntry.js`, so that its texts load while the scripts of its modules load. Imports nothing
// of the kit, because the shared modules are not there yet.
import { requestTexts } from './text-requests.ts';

const { lang } = document.documentElement;
// `own-texts.ts` requests texts again that did not arrive.
requestTexts(lang === 'bn' ? 'bn' : 'en').catch(() => undefined);
