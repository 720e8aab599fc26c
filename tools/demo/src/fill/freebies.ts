import { freebies, sheetDocument, sheetPicture } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { ExistingContent } from './existing-content.ts';
import { createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';

/** Creates the freebies in sequence, because the site shows the newest first. */
export const fillFreebies = async (admin: Caller, present: ExistingContent): Promise<void> => {
  for (const { key, category, title, subtitle, description, sheet, pages } of freebies) {
    const _id = demoId('freebie', key);
    if (present.freebies.has(_id)) continue;
    const pictures = Array.from({ length: pages }, (_, index) => sheetPicture(sheet, index + 1));
    const form = await createForm(
      {
        _id,
        catagory: category,
        title: title.en,
        titleBn: title.bn,
        subtitle: subtitle.en,
        subtitleBn: subtitle.bn,
        description: description.en,
        descriptionBn: description.bn,
      },
      { documents: sheetDocument(sheet), carouselList: pictures },
    );
    await admin.post('/freebies/add/', { subject: key, form });
  }
};
