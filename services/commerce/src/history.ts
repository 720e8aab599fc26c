/** Actions that end an unpaid order, charge or payment attempt. */
export type CloseAction = 'fail' | 'cancel' | 'expire';

/** Actor and reason of a state transition. */
export interface Cause {
  /** A user id, or a part of the system: `gateway`, `sweep`. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/** An action on an order or a charge with its cause. */
export interface HistoryEntry extends Cause {
  readonly action: string;
}
