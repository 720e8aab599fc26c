import { Counters } from './Counters.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { FeaturedCourses } from './FeaturedCourses.tsx';
import { FeaturedInstructors } from './FeaturedInstructors.tsx';
import { Hero } from './hero/Hero.tsx';
import { Questions } from './Questions.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhatWeTeach } from './WhatWeTeach.tsx';
import './two.css';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <FeaturedCourses />
      <WhatWeTeach />
      <FeaturedInstructors />
      <Testimonials />
      <Counters />
      <div className="sec wrap two">
        <Questions />
        <ContactForm />
      </div>
    </>
  );
}
