import type { Service } from '@sargam/chassis/service';
import type { IdentitySettings } from './config.ts';
import type { IdentityDatabase } from './database.ts';
import type { KeyCipher } from './keys/key-cipher.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { LinkTokens } from './mailed-links/link-tokens.ts';

/** Dependencies of the gRPC calls. */
export interface Deps {
  readonly service: Service<IdentitySettings>;
  readonly database: IdentityDatabase;
  readonly keys: KeyRing;
  /** Encrypts secrets in the database. */
  readonly cipher: KeyCipher;
  readonly linkTokens: LinkTokens;
}
