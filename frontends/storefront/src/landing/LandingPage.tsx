import { layout } from '@sargam/kit';
import { ContactForm } from './contact/ContactForm.tsx';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { FeaturedInstructors } from './FeaturedInstructors.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Hero } from './hero/Hero.tsx';
import { Counters } from './numbers/Counters.tsx';
import { LandingPopup } from './popup/LandingPopup.tsx';
import { Testimonials } from './Testimonials.tsx';
import { UpcomingCourses } from './upcoming/UpcomingCourses.tsx';
import { WhatWeTeach } from './WhatWeTeach.tsx';
import './two-columns.css';
import { useBelowFoldClass } from '../shared/useBelowFoldClass.ts';

export default function LandingPage() {
  const far = useBelowFoldClass();
  return (
    <>
      <Hero />
      <FeaturedCourses />
      <div className={far}>
        <WhatWeTeach />
        <FeaturedInstructors />
        <Testimonials />
        <Counters />
        <UpcomingCourses />
        <div className={`${layout.section} ${layout.container} two`}>
          <FrequentQuestions />
          <ContactForm />
        </div>
      </div>
      <LandingPopup />
    </>
  );
}
