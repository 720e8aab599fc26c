export type Provider = 'google' | 'facebook';

/** Somebody as a provider vouches for them. */
export interface SocialIdentity {
  readonly provider: Provider;
  /** The provider's own id of the person. */
  readonly subject: string;
  readonly name: string;
  /** Undefined where they have none there, or did not share it. */
  readonly email: string | undefined;
  /** Whether the provider says that the address is theirs: Google does, Facebook says nothing of it. */
  readonly emailVerified: boolean;
}
