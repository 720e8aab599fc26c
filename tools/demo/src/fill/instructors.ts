import { instructorPhoto, instructors } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { ExistingContent } from './existing-content.ts';
import { createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';

/** Creates the instructors in sequence, because the site sorts them by creation time. */
export const fillInstructors = async (admin: Caller, present: ExistingContent): Promise<void> => {
  for (const { key, name, bio, band, photo, sharePercent, featured, published } of instructors) {
    const id = demoId('instructor', key);
    if (present.instructors.has(id)) continue;
    const form = await createForm(
      {
        _id: id,
        name: name.en,
        nameBn: name.bn,
        bio: bio.en,
        bioBn: bio.bn,
        band,
        percentage: sharePercent,
        featured: String(featured),
      },
      { photo: instructorPhoto(photo) },
    );
    await admin.post('/instructor/add/', { subject: key, form });
    if (published) await admin.get(`/instructor/instructorpublish/${id}`, { subject: key });
  }
};
