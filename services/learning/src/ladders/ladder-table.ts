import type { Generated } from 'kysely';

export type LadderState = 'waiting' | 'encoding' | 'ready' | 'failed';
/** `unreadable`: the last attempt ended with an ffmpeg error. `interrupted`: any other error, or the encoder ended. */
export type FailureReason = 'unreadable' | 'interrupted';

/** One row, or none before the first encoder has run. */
export interface EncoderRunsTable {
  id: Generated<true>;
  last_run_at: Date;
}

export interface LaddersTable {
  id: string;
  lesson_id: string;
  object_key: string;
  state: Generated<LadderState>;
  attempts: Generated<number>;
  /** The attempts that ended because of an outage. */
  interruptions: Generated<number>;
  available_at: Date;
  percent: Generated<number>;
  reason: FailureReason | null;
  files: Generated<string[]>;
  created_at: Date;
}
