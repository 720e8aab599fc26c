import { demoId } from '@sargam/demo/demo-id';
import type { ApiUser } from '../api/api-user.ts';
import type { SeededStudent } from '../api/seed-student.ts';
import { findDemoCourse } from '../demo-course.ts';

/** The ids of things that exist on the site, for routes of the public site and of the panel that need one. */
export interface PublicIds {
  readonly course: string;
  readonly instructor: string;
  readonly freebie: string;
  readonly storeOrder: string;
  readonly giftCardCode: string;
  readonly certificateCode: string;
}

/** These ids with those for routes of the back-office. */
export interface KnownIds extends PublicIds {
  readonly user: string;
  readonly order: string;
  readonly giftCard: string;
  readonly massMail: string;
}

/** The ids that every site with the demo data has. */
const demoIds = {
  course: findDemoCourse('guitar-first-chords').id,
  instructor: demoId('instructor', 'arif-chowdhury'),
  freebie: demoId('freebie', 'practice-week'),
} as const;

interface List {
  readonly data: readonly { readonly _id: string }[];
}

/** Reads the ids through the API. `seeded` has an order of a gift card that nobody else has. */
export const fetchKnownIds = async (admin: ApiUser, seeded: SeededStudent): Promise<KnownIds> => {
  const draft = { mailTo: 'allUser', subject: 'New lessons', message: '<p>They are here.</p>' };
  const { data: massMail } = await admin.post<{ data: { _id: string } }>('/mass-mail/draft', draft);
  const { data: certificates } = await admin.get<{ data: readonly { readonly code: string }[] }>(
    '/user/certificatelist/work?state=provided&limit=1',
  );
  const { data: cards } = await admin.get<List>('/store/gift-card/?limit=1');
  return {
    ...demoIds,
    user: seeded.id,
    order: seeded.order,
    storeOrder: seeded.giftOrder,
    giftCard: cards[0]?._id ?? '',
    giftCardCode: seeded.code,
    certificateCode: certificates[0]?.code ?? '',
    massMail: massMail._id,
  };
};
