import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { hasVisibleContent, sanitizeRichText } from '@sargam/chassis/rich-text';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type {
  AnnouncementServiceImplementation,
  SavePopupRequest,
} from '@sargam/proto/catalogue/v1/announcements';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { refreshAfterWrite } from '../polling-cache.ts';

/** Content uploaders may announce courses (decision P8); only admins may change the popup. */
const editors = { roles: ['admin', 'content'] };
const admins = { roles: ['admin'] };
const maxLength = { name: 200, title: 200, body: 20_000 };

const announcementIncomplete = (...fields: string[]) => {
  const message = 'Any of the field is not fillup!!!';
  return domainError.invalid(
    'announcement-incomplete',
    message,
    fields.map((field) => ({ field, message })),
  );
};

const hasValidLength = ({ en, bn }: { en: string; bn: string }, most: number): boolean =>
  en !== '' && en.length <= most && bn.length <= most;

export const announcementHandlers = ({
  announcements,
  announcementCache,
  clock,
}: Deps): AnnouncementServiceImplementation => ({
  listUpcoming: async () => ({ courses: [...announcementCache.current().upcoming] }),

  addUpcoming: async ({ upcomingId, name: text, photo }, context) => {
    requireCaller(context, editors);
    const name = parseLocalizedText(text);
    if (!hasValidLength(name, maxLength.name)) throw announcementIncomplete('name');
    const added = await announcements.add({
      id: upcomingId || newId(clock()),
      name,
      photo,
      createdAt: clock(),
    });
    await refreshAfterWrite(announcementCache);
    return added;
  },

  deleteUpcoming: async ({ upcomingId }, context) => {
    requireCaller(context, editors);
    await announcements.remove(upcomingId);
    await refreshAfterWrite(announcementCache);
    return {};
  },

  getPopup: async ({ popupId }, context) => {
    // Admins read the store, because another replica's change may not have arrived here yet.
    const isAdmin = callerOf(context)?.roles.includes('admin');
    const popup = isAdmin
      ? await announcements.findPopup(popupId)
      : announcementCache.current().popups.get(popupId);
    if (!popup) throw domainError.notFound('popup-not-found', 'No data found');
    return popup;
  },

  savePopup: async ({ popup, basedOnVersion }, context) => {
    requireCaller(context, admins);
    const saved = await announcements.savePopup(parsePopup(popup), basedOnVersion);
    await refreshAfterWrite(announcementCache);
    return saved;
  },
});

const parsePopup = (popup: SavePopupRequest['popup']) => {
  const title = parseLocalizedText(popup?.title);
  const { en, bn } = parseLocalizedText(popup?.body);
  const body = { en: sanitizeRichText(en), bn: sanitizeRichText(bn) };
  const faults = [
    ...(popup?.id ? [] : ['id']),
    ...(hasValidLength(title, maxLength.title) ? [] : ['title']),
    ...(hasVisibleContent(body.en) && hasValidLength(body, maxLength.body) ? [] : ['body']),
  ];
  if (!popup || faults.length > 0) throw announcementIncomplete(...faults);
  const { id, show, thumbnail } = popup;
  return { id, show, title, body, thumbnail };
};
