import type { BuildHead } from '@sargam/kit/server';
import { forgotPasswordHead, loginHead, signUpHead } from './account-pages.ts';
import { certificateHead } from './certificate.ts';
import { courseHead } from './course.ts';
import { coursesHead } from './courses.ts';
import { freebieHead, freebiesHead } from './freebies.ts';
import { giftCardHead } from './gift-card.ts';
import { aboutHead, contactHead, guideHead, privacyHead, startHead, termsHead } from './info-pages.ts';
import { instructorHead, instructorsHead } from './instructors.ts';
import { landingHead } from './landing.ts';
import { searchHead } from './search.ts';
import { storeHead } from './store.ts';

/**
 * The head builders by the paths of `src/routes.tsx`. A page with a user's own data has no head builder: it has the title of the
 * route and is not indexed.
 */
export const headBuilders: Readonly<Record<string, BuildHead>> = {
  '/': landingHead,
  '/allcourses': coursesHead,
  '/search': searchHead,
  '/start': startHead,
  '/courseview': courseHead,
  '/instructorlist': instructorsHead,
  '/instructorview/:id': instructorHead,
  '/freebies': freebiesHead,
  '/freebies/:id': freebieHead,
  '/store': storeHead,
  '/products/giftCard/:id': giftCardHead,
  '/login': loginHead,
  '/signup': signUpHead,
  '/signup/:refercode': signUpHead,
  '/forgetpassword': forgotPasswordHead,
  '/certificate/:code': certificateHead,
  '/contact': contactHead,
  '/about': aboutHead,
  '/how-to-guide': guideHead,
  '/terms': termsHead,
  '/privacy': privacyHead,
};
