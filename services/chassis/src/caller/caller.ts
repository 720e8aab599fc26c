/** Who a call is made for, as the gateway established it and signed it. */
export interface Caller {
  /** The person's id. */
  readonly subject: string;
  readonly roles: readonly string[];
  /** The login session, so that what is bound to it (a signed address, a revocation) can be checked. */
  readonly session: string;
  readonly claims: Readonly<Record<string, string>>;
}
