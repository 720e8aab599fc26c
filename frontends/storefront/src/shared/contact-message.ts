import { api, unwrap } from '@sargam/kit';

/** A message to us, from the landing page's form or the contact page's. */
export type ContactMessage = { name: string; email: string; message: string };

export const blankMessage: ContactMessage = { name: '', email: '', message: '' };

/** As much as the server takes. */
export const maxLengths = { name: 200, message: 5_000 } as const;

export const sendContactMessage = (body: ContactMessage) => unwrap(api.POST('/contact/', { body }));
