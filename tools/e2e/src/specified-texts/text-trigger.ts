import type { BrowserUser } from '../browser-user.ts';

/** The user and the action on the page that make a specified text appear. */
export interface TextTrigger {
  readonly role: 'visitor' | 'student' | 'admin';
  readonly run: (user: BrowserUser) => Promise<void>;
}
