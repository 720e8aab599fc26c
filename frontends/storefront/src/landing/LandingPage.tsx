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
import './two.css';
import { useFar } from '../shared/useFar.ts';

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
