import { Provider as ProviderMessage } from '@sargam/proto/identity/v1/social';
import type { Provider } from './social-identity.ts';

export const providerMessages: Record<Provider, ProviderMessage> = {
  google: ProviderMessage.PROVIDER_GOOGLE,
  facebook: ProviderMessage.PROVIDER_FACEBOOK,
};
