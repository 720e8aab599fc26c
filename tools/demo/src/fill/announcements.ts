import { notifications, popup, socialFigures, upcoming, upcomingPhoto } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { ExistingContent } from './existing-content.ts';
import { createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';

const fillUpcoming = async (admin: Caller, present: ExistingContent): Promise<void> => {
  for (const { key, name, photo } of upcoming) {
    const _id = demoId('upcoming', key);
    if (present.upcoming.has(_id)) continue;
    const form = await createForm({ _id, name: name.en, nameBn: name.bn }, { photo: upcomingPhoto(photo) });
    await admin.post('/user/upcoming/', { subject: key, form });
  }
};

/** Creates the notifications in sequence, because users see the newest first. */
const fillNotifications = async (admin: Caller, present: ExistingContent): Promise<void> => {
  for (const { key, text } of notifications) {
    const _id = demoId('notification', key);
    if (present.notifications.has(_id)) continue;
    await admin.post('/notification/create', { subject: key, json: { _id, msg: text.en, msgBn: text.bn } });
  }
};

const fillPopup = async (admin: Caller): Promise<void> => {
  const { show, title, body } = popup;
  const form = await createForm({
    title: title.en,
    titleBn: title.bn,
    body: body.en,
    bodyBn: body.bn,
    show: show ? 'yes' : 'no',
  });
  await admin.post('/popup/landing', { subject: 'the popup', form });
};

/** Creates upcoming courses, notifications, the popup and the follower counts of other networks. */
export const fillAnnouncements = async (admin: Caller, present: ExistingContent): Promise<void> => {
  await Promise.all([
    fillUpcoming(admin, present),
    fillNotifications(admin, present),
    present.popup ? undefined : fillPopup(admin),
    present.socialFigures
      ? undefined
      : admin.post('/analytics/social-analytics', { subject: 'social figures', json: socialFigures }),
  ]);
};
