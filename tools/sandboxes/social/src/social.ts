import { type Clock, openClock } from '@sargam/sandbox-shared/clock';
import { type Collection, type Journal, openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { Log } from '@sargam/sandbox-shared/log';
import { type Calls, openCalls } from './calls/calls.ts';
import { type Faults, makeFaults } from './faults/faults.ts';
import { type AccessToken, type Code, codesIn, tokensIn } from './grants/grant.ts';
import { type Keys, openKeys } from './keys/keys.ts';
import { openSignedIn, type SignedIn } from './people/signed-in.ts';
import type { Settings } from './settings.ts';

/** Everything that both providers know; each call works on this. */
export interface Social {
  settings: Settings;
  journal: Journal;
  clock: Clock;
  faults: Faults;
  keys: Keys;
  calls: Calls;
  codes: Collection<Code>;
  tokens: Collection<AccessToken>;
  signedIn: SignedIn;
  log: Log;
}

export const openSocial = (settings: Settings, log: Log): Social => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  const clock = openClock(journal);
  return {
    settings,
    journal,
    clock,
    faults: makeFaults(),
    keys: openKeys(journal),
    calls: openCalls(journal, clock),
    codes: codesIn(journal),
    tokens: tokensIn(journal),
    signedIn: openSignedIn(journal),
    log,
  };
};
