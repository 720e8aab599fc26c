/** A message of the contact form. The gateway accepts five a minute of a network. */
interface ContactContent {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Whether an admin replied. */
  readonly replied: boolean;
}

/** Oldest first. */
export const contactMessages: readonly ContactContent[] = [
  {
    name: 'Shaila Parvin',
    email: 'shaila.parvin@example.com',
    message: 'Is there a course for a nine-year-old who has never held a guitar?',
    replied: true,
  },
  {
    name: 'মাহমুদ হাসান',
    email: 'mahmud.hasan@example.com',
    message: 'বিকাশে টাকা দিয়েছি, কিন্তু কোর্স দেখতে পাচ্ছি না। একটু দেখবেন?',
    replied: true,
  },
  {
    name: 'Ritu Das',
    email: 'ritu.das@example.com',
    message: 'Can a school buy access for twenty students with one invoice?',
    replied: false,
  },
  {
    name: 'তাসনিম জারা',
    email: 'tasnim.zara@example.com',
    message: 'গিফট কার্ড কি বিদেশ থেকে কেনা যায়?',
    replied: false,
  },
  {
    name: 'Omar Faruk',
    email: 'omar.faruk@example.com',
    message: 'I play bass in a band in Chattogram and would like to teach here. Whom do I write to?',
    replied: false,
  },
];

/** A question of a student to an instructor. */
interface QuestionContent {
  /** Key of the student's account. */
  readonly student: string;
  /** Key of the instructor. */
  readonly instructor: string;
  readonly text: string;
  /** Missing for a question that waits for an answer. */
  readonly answer?: string;
}

/** Oldest first. */
export const questions: readonly QuestionContent[] = [
  {
    student: 'tanvir',
    instructor: 'arif-chowdhury',
    text: 'My fingers hurt after ten minutes. Should I stop or play on?',
    answer: 'Stop for a day, then play five minutes twice a day. The pain goes in two weeks.',
  },
  {
    student: 'ishrat',
    instructor: 'nusrat-mitu',
    text: 'বাঁ হাত আর ডান হাত একসঙ্গে বাজাতে গেলে তাল কেটে যায়। কী করব?',
    answer: 'আগে খুব ধীরে, শুধু বাঁ হাতে তাল ধরুন। তারপর ডান হাতের একটি করে নোট যোগ করুন।',
  },
  {
    student: 'tanvir',
    instructor: 'shaon-biswas',
    text: 'Which sticks do you use in the second lesson?',
  },
  {
    student: 'ishrat',
    instructor: 'arif-chowdhury',
    text: 'বারে কর্ডের আগে কোন কোন কর্ড শিখে নেওয়া ভালো?',
  },
  {
    student: 'student',
    instructor: 'farhana-yeasmin',
    text: 'My thumb and my fingers drift apart as soon as I sing along. What do I practise first?',
    answer:
      'The thumb alone, with the metronome at 60, until you can talk while it goes on. Then one finger.',
  },
  {
    student: 'student',
    instructor: 'rumana-kabir',
    text: 'How do I keep a fill from running into the next bar?',
  },
];

/** People whose first login is with Facebook, in its sandbox. */
export const socialSignUps: readonly { readonly name: string; readonly email: string }[] = [
  { name: 'Rezaul Karim', email: 'rezaul.karim@example.com' },
  { name: 'সাবিহা নওরীন', email: 'sabiha.naurin@example.com' },
  { name: 'Tareq Aziz', email: 'tareq.aziz@example.com' },
];
