import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';

export const keyHandlers = (deps: Deps): Pick<IdentityServiceImplementation, 'getKeySet'> => ({
  getKeySet: async () => ({ jwksJson: deps.keys.jwks() }),
});
