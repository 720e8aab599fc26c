import { layout } from '@sargam/kit';
import { useBelowFoldClass } from '../shared/useBelowFoldClass.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { FeaturedInstructors } from './FeaturedInstructors.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Hero } from './hero/Hero.tsx';
import styles from './landing-page.module.css';
import { Counters } from './numbers/Counters.tsx';
import { LandingPopup } from './popup/LandingPopup.tsx';
import { Testimonials } from './Testimonials.tsx';
import { UpcomingCourses } from './upcoming/UpcomingCourses.tsx';
import { WhatWeTeach } from './WhatWeTeach.tsx';

export default function LandingPage() {
  const belowFoldClass = useBelowFoldClass();
  return (
    <>
      <Hero />
      <FeaturedCourses />
      <div className={belowFoldClass}>
        <WhatWeTeach />
        <FeaturedInstructors />
        <Testimonials />
        <Counters />
        <UpcomingCourses />
        <div className={`${layout.section} ${layout.container} ${styles.columns}`}>
          <FrequentQuestions />
          <ContactForm />
        </div>
      </div>
      <LandingPopup />
    </>
  );
}
