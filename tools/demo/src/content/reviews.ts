/** A review of a course by a student who bought it in the plan of orders. */
export interface ReviewContent {
  /** Key of the course. */
  readonly course: string;
  /** The student is one who uses the site in this language. */
  readonly language: 'en' | 'bn';
  readonly rating: number;
  readonly text: string;
  /** Only for courses of the instructor's demo account. */
  readonly answer?: string;
  /** An admin has hidden the review for this reason. */
  readonly hidden?: string;
}

/** Several courses have no review. A review without a suitable buyer in the plan is left out. */
export const reviews: readonly ReviewContent[] = [
  {
    course: 'guitar-first-chords',
    language: 'en',
    rating: 5,
    text: 'I had never held a guitar. After two weeks I could change between three chords without looking. The slow version of every exercise is what made the difference.',
    answer: 'Well done! Keep the metronome at 60 until the change to F feels easy.',
  },
  {
    course: 'guitar-first-chords',
    language: 'bn',
    rating: 5,
    text: 'খুব সহজ করে বোঝানো। প্রতিটি কর্ডের পর অনুশীলনের জন্য আলাদা ভিডিও আছে, তাই নিজে নিজেই শিখতে পেরেছি।',
  },
  {
    course: 'guitar-first-chords',
    language: 'en',
    rating: 4,
    text: 'Clear and friendly. I would have liked one more song at the end, but the practice sheets are very good.',
    answer: 'Thank you. A second song is planned for the next month.',
  },
  {
    course: 'guitar-first-chords',
    language: 'bn',
    rating: 3,
    text: 'শুরুটা ভালো, তবে শেষের দিকের লেসনগুলো একটু দ্রুত এগিয়েছে। বারবার দেখতে হয়েছে।',
  },
  {
    course: 'guitar-first-chords',
    language: 'en',
    rating: 1,
    text: 'This is about a different course, I wanted the one for bass. Please give me that one.',
    hidden: 'The review is about another course.',
  },
  {
    course: 'guitar-bangla-band-chords',
    language: 'bn',
    rating: 5,
    text: 'ছোটবেলা থেকে শোনা গানগুলো এখন নিজে বাজাই। কোন গানে কোন স্ট্রামিং, সেটা আলাদা করে দেখানো খুব কাজে লেগেছে।',
    answer: 'ধন্যবাদ! পরের গানটি ক্যাপো দিয়ে বাজিয়ে দেখুন।',
  },
  {
    course: 'guitar-bangla-band-chords',
    language: 'en',
    rating: 4,
    text: 'Good choice of songs, and the chords are the ones the bands really play.',
  },
  {
    course: 'guitar-fingerstyle',
    language: 'en',
    rating: 5,
    text: 'The best explanation of the thumb that I have found. Slow, patient and musical from the first lesson.',
  },
  {
    course: 'guitar-fingerstyle',
    language: 'bn',
    rating: 4,
    text: 'ডান হাতের আঙুলের কাজ এত পরিষ্কার করে আগে কেউ দেখাননি। ক্যামেরা আরেকটু কাছে থাকলে আরও ভালো হতো।',
  },
  {
    course: 'bass-first-grooves',
    language: 'en',
    rating: 5,
    text: 'I play in a band now, and the drummer has noticed. Locking in with the kick drum finally makes sense.',
  },
  {
    course: 'bass-first-grooves',
    language: 'bn',
    rating: 4,
    text: 'বেসের মূল কাজ কী, সেটা প্রথম লেসনেই বোঝা যায়। গ্রুভগুলো শুনতে সহজ, বাজাতে মজা।',
  },
  {
    course: 'drums-first-beat',
    language: 'en',
    rating: 5,
    text: 'You can start with two pillows and a pair of sticks. Four weeks later I sat at a real kit and could play along.',
  },
  {
    course: 'drums-first-beat',
    language: 'bn',
    rating: 5,
    text: 'হাত আর পা আলাদা করে শেখানোর পদ্ধতিটা দারুণ। আমার দশ বছরের ছেলেও সঙ্গে বসে শিখছে।',
  },
  {
    course: 'drums-first-beat',
    language: 'en',
    rating: 3,
    text: 'Good lessons, but the sound of the hi-hat is too loud in two of the videos.',
  },
  {
    course: 'piano-both-hands',
    language: 'bn',
    rating: 5,
    text: 'দুই হাত একসঙ্গে বাজানো অসম্ভব মনে হতো। ধাপে ধাপে শেখানোর কারণে এখন পারি।',
  },
  {
    course: 'piano-both-hands',
    language: 'en',
    rating: 4,
    text: 'The hands-separate approach works. Some fingerings are not written in the sheet, so watch closely.',
  },
  {
    course: 'sound-first-recording',
    language: 'en',
    rating: 4,
    text: 'My first recording at home sounds like a recording at last. The part about levels alone was worth it.',
  },
  {
    course: 'sound-home-mix',
    language: 'en',
    rating: 2,
    text: 'Useful ideas, but it assumes more experience than the description says.',
  },
];
