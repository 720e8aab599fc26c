/** The person or service that a call is made for. The gateway authenticates and signs it. */
export interface Caller {
  /** The person's id. */
  readonly subject: string;
  readonly roles: readonly string[];
  /** The login session's id: signed URLs and revocations are bound to it. */
  readonly session: string;
  readonly claims: Readonly<Record<string, string>>;
}
