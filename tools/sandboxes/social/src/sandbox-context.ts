import { openClock } from '@sargam/sandbox-shared/clock';
import { createFaults } from '@sargam/sandbox-shared/faults';
import { openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { Log } from '@sargam/sandbox-shared/log';
import { openCallLog } from './calls/call-log.ts';
import { faultModesByTarget } from './faults/fault.ts';
import type { AccessToken, Code } from './grants/grant.ts';
import { openKeys } from './keys/keys.ts';
import { openBrowserSessions } from './people/browser-sessions.ts';
import type { Settings } from './settings.ts';

/** Opens the state of both providers, shared by all calls. */
export const openContext = (settings: Settings, log: Log) => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  const clock = openClock(journal);
  return {
    settings,
    journal,
    clock,
    faults: createFaults(faultModesByTarget),
    keys: openKeys(journal),
    callLog: openCallLog(journal, clock),
    codes: journal.collection<Code>('code', ({ code }) => code),
    tokens: journal.collection<AccessToken>('token', ({ token }) => token),
    browserSessions: openBrowserSessions(journal),
    log,
  };
};

export type SandboxContext = ReturnType<typeof openContext>;
