import type { Customer } from '@sargam/proto/commerce/v1/payment';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** The customer as the form tells it; the payment gateway opens no page without e-mail and phone, so the account fills gaps. */
export const completeCustomer = async (
  { identity }: HandlerDeps,
  personId: string,
  told: Partial<Customer>,
): Promise<Partial<Customer>> => {
  if (told.email && told.phone) return told;
  const { email, phone } = await identity.getPerson({ personId });
  return { ...told, email: told.email || email, phone: told.phone || phone };
};
