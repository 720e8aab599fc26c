import { api } from '@sargam/kit';

/** Used by the landing page and the contact page. */
export type ContactMessage = { name: string; email: string; message: string };

export const blankMessage: ContactMessage = { name: '', email: '', message: '' };

/** Server limits, in characters. */
export const maxLengths = { name: 200, message: 5_000 } as const;

export const sendContactMessage = (body: ContactMessage) => api.POST('/contact/', { body });
