import type { Customer } from '@sargam/proto/commerce/v1/payment';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** Fills a missing e-mail address or phone from the account: the payment gateway requires both. */
export const completeCustomer = async (
  { identity }: HandlerDeps,
  personId: string,
  form: Partial<Customer>,
): Promise<Partial<Customer>> => {
  if (form.email && form.phone) return form;
  const { email, phone } = await identity.getPerson({ personId });
  return { ...form, email: form.email || email, phone: form.phone || phone };
};
