import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { SuccessMessage } from '../../wire/schemas.ts';

const incompleteMessage = 'Please fill all the fields';

export const ContactMessage = z
  .object({
    name: z.string(incompleteMessage).trim().min(1, incompleteMessage).max(200),
    email: z.email('Missing Field or Invalid Email').max(254),
    message: z.string(incompleteMessage).trim().min(1, incompleteMessage).max(5000),
  })
  .meta({ id: 'ContactMessage' });

export const contactRoutes: readonly Route[] = [
  route.post('/contact/', {
    summary: 'Sends a message to Sargam',
    rate: 'contact',
    body: ContactMessage,
    invalidMessage: incompleteMessage,
    response: SuccessMessage,
    handle: async ({ body }, { messaging }) => {
      await messaging.sendContactMessage(body);
      return { success: true, message: 'Message sent Successfully' };
    },
  }),
];
