import { isPainted } from '@sargam/kit';
import { useState } from 'react';
import { ContactForm } from './contact/ContactForm.tsx';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { FeaturedInstructors } from './FeaturedInstructors.tsx';
import { Hero } from './hero/Hero.tsx';
import { Counters } from './numbers/Counters.tsx';
import { LandingPopup } from './popup/LandingPopup.tsx';
import { Questions } from './Questions.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Upcoming } from './upcoming/Upcoming.tsx';
import { WhatWeTeach } from './WhatWeTeach.tsx';
import './far.css';
import './two.css';

/**
 * On a first visit; whoever comes back to the page needs its whole height at once, to be where they were. Asked once: a page
 * that followed the answer would be drawn twice, the second time in one go.
 */
const useFar = (): string | undefined => (useState(isPainted)[0] ? undefined : 'far');

export default function LandingPage() {
  const far = useFar();
  return (
    <>
      <Hero />
      <FeaturedCourses />
      <div className={far}>
        <WhatWeTeach />
        <FeaturedInstructors />
        <Testimonials />
        <Counters />
        <Upcoming />
        <div className="sec wrap two">
          <Questions />
          <ContactForm />
        </div>
      </div>
      <LandingPopup />
    </>
  );
}
