import { type ApiSchemas, api, Button, queryClient, toast, useNavigate, useUser } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { cartQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

type Purchase = ApiSchemas['Purchase'];

/** Puts the courses of the order with their tiers into the cart, one after the other, and returns the errors. */
const addAll = async (user: string, { courses }: Purchase): Promise<unknown[]> => {
  const errors: unknown[] = [];
  for (const { _id: course, tier } of courses) {
    try {
      const cart = await api.POST('/cart/', { body: { user, course, tier } });
      queryClient.setQueryData(cartQuery(user).queryKey, cart);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
};

/** Fills the cart with what the order has, and opens the cart. A course that is no longer sold is left out. */
export const OrderAgainButton = ({ purchase }: { purchase: Purchase }) => {
  const user = useUser()?.id ?? '';
  const navigate = useNavigate();
  const failureText = useFailureText({ 'course-not-found': 'panel.purchases.no_longer_sold' });
  const mutation = useMutation({
    mutationFn: () => addAll(user, purchase),
    onSuccess: (errors) => {
      for (const error of errors) toast.error(failureText(error));
      if (errors.length < purchase.courses.length) void navigate('/cart');
    },
  });
  return (
    <Button
      variant="line"
      size="small"
      busy={mutation.isPending}
      onClick={() => mutation.mutate()}
      text="panel.purchases.to_cart"
    />
  );
};
