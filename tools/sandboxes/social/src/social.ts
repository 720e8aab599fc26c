import { type Clock, openClock } from '@sargam/sandbox-shared/clock';
import { type Collection, type Journal, openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { Log } from '@sargam/sandbox-shared/log';
import { type CallLog, openCallLog } from './calls/call-log.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { type AccessToken, type Code, openCodes, openTokens } from './grants/grant.ts';
import { type Keys, openKeys } from './keys/keys.ts';
import { type BrowserSessions, openBrowserSessions } from './people/browser-sessions.ts';
import type { Settings } from './settings.ts';

/** The state of both providers, shared by all calls. */
export interface Social {
  settings: Settings;
  journal: Journal;
  clock: Clock;
  faults: Faults;
  keys: Keys;
  callLog: CallLog;
  codes: Collection<Code>;
  tokens: Collection<AccessToken>;
  browserSessions: BrowserSessions;
  log: Log;
}

export const openSocial = (settings: Settings, log: Log): Social => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  const clock = openClock(journal);
  return {
    settings,
    journal,
    clock,
    faults: createFaults(),
    keys: openKeys(journal),
    callLog: openCallLog(journal, clock),
    codes: openCodes(journal),
    tokens: openTokens(journal),
    browserSessions: openBrowserSessions(journal),
    log,
  };
};
