import type { Addresses, BackingService } from '../backing/backing-service.ts';
import { backingServices, prepareBacking } from '../backing/prepare-backing.ts';
import { writeAddresses } from './addresses-file.ts';
import type { Run } from './run.ts';

const startBackingService = async (run: Run, backing: BackingService) => {
  const since = Date.now();
  const { spec, addresses, internalAddresses } = await prepareBacking(backing, run, process.env);
  if (spec) await run.start(spec);
  run.print(
    `  ${backing.title} ${spec ? `ready in ${((Date.now() - since) / 1000).toFixed(1)} s` : 'uses the address in the environment'}`,
  );
  return { addresses, internalAddresses };
};

/** Starts all backing services in parallel and writes `env.sh` into the home. */
export const startBacking = async (run: Run) => {
  run.print('Backing services');
  const all = await Promise.all(backingServices.map((backing) => startBackingService(run, backing)));
  const addresses: Addresses = Object.assign({}, ...all.map((each) => each.addresses));
  const internalAddresses: Addresses = Object.assign({}, ...all.map((each) => each.internalAddresses));
  writeAddresses(run.home.folder, addresses);
  if (addresses.INBOX_URL) run.addresses.inbox = addresses.INBOX_URL;
  return {
    /** For people and other programs on this machine; saved in `env.sh`. */
    addresses,
    /** For the parts of the run. */
    internalAddresses,
  };
};
