import { z } from 'zod';
import { type Route, route } from '../../wire/route.ts';
import { Done } from '../../wire/schemas.ts';

const unfilled = 'Please fill all the fields';

export const ContactMessage = z
  .object({
    name: z.string(unfilled).trim().min(1, unfilled).max(200),
    email: z.email('Missing Field or Invalid Email').max(254),
    message: z.string(unfilled).trim().min(1, unfilled).max(5000),
  })
  .meta({ id: 'ContactMessage' });

export const contactRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/contact/',
    summary: 'A visitor writes to us',
    rate: 'contact',
    body: ContactMessage,
    missing: unfilled,
    response: Done,
    handle: async ({ body }, { messaging }) => {
      await messaging.sendContactMessage(body);
      return { success: true, message: 'Message sent Successfully' };
    },
  }),
];
