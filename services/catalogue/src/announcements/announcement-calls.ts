import type { Clock } from '@sargam/chassis/clock';
import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { AnnouncementServiceImplementation } from '@sargam/proto/catalogue/v1/announcements';
import { safeHtml, saysSomething } from '../html/safe-html.ts';
import { type Kept, shown } from '../kept.ts';
import { parseWords } from '../words.ts';
import type { AnnouncementStore, Announcements } from './announcement-store.ts';

/** Content uploaders announce courses (decision P8); the popup is an admin's. */
const editors = { roles: ['admin', 'content'] };
const admins = { roles: ['admin'] };
const longest = { name: 200, title: 200, body: 20_000 };

const incomplete = (...fields: string[]) => {
  const message = 'Any of the field is not fillup!!!';
  return refuse.invalid(
    'announcement-incomplete',
    message,
    fields.map((field) => ({ field, message })),
  );
};

const fits = ({ en, bn }: { en: string; bn: string }, most: number): boolean =>
  en !== '' && en.length <= most && bn.length <= most;

interface Deps {
  readonly store: AnnouncementStore;
  readonly announced: Kept<Announcements>;
  readonly clock: Clock;
}

export const announcementCalls = ({ store, announced, clock }: Deps): AnnouncementServiceImplementation => ({
  listUpcoming: async () => ({ courses: [...announced.now().upcoming] }),

  addUpcoming: async ({ upcomingId, name: text, photo }, context) => {
    requireCaller(context, editors);
    const name = parseWords(text);
    if (!fits(name, longest.name)) throw incomplete('name');
    const added = await store.add({ id: upcomingId || newId(clock()), name, photo, createdAt: clock() });
    await shown(announced);
    return added;
  },

  deleteUpcoming: async ({ upcomingId }, context) => {
    requireCaller(context, editors);
    await store.remove(upcomingId);
    await shown(announced);
    return {};
  },

  getPopup: async ({ popupId }) => {
    const popup = announced.now().popups.get(popupId);
    if (!popup) throw refuse.notFound('popup-not-found', 'No data found');
    return popup;
  },

  savePopup: async ({ popup }, context) => {
    requireCaller(context, admins);
    const title = parseWords(popup?.title);
    const { en, bn } = parseWords(popup?.body);
    const body = { en: safeHtml(en), bn: safeHtml(bn) };
    const faults = [
      ...(popup?.id ? [] : ['id']),
      ...(fits(title, longest.title) ? [] : ['title']),
      ...(saysSomething(body.en) && fits(body, longest.body) ? [] : ['body']),
    ];
    if (!popup || faults.length > 0) throw incomplete(...faults);
    const { id, show, thumbnail } = popup;
    const saved = await store.savePopup({ id, show, title, body, thumbnail });
    await shown(announced);
    return saved;
  },
});
