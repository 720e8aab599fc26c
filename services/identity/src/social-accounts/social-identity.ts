export type Provider = 'google' | 'facebook';

/** A person as a login provider identifies them. */
export interface SocialIdentity {
  readonly provider: Provider;
  /** The provider's id of the person. */
  readonly subject: string;
  readonly name: string;
  /** Undefined if the provider has no address or the person did not share it. */
  readonly email: string | undefined;
  /** Whether the provider verified the address. Facebook does not say, so it is false. */
  readonly emailVerified: boolean;
}
