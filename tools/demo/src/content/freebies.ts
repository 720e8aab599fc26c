import type { FreebieContent } from './types.ts';

/** Practice sheets of this project. Lists show the last one first. */
export const freebies: readonly FreebieContent[] = [
  {
    key: 'before-you-begin',
    category: 'FAQ',
    title: { en: 'What do I need before the first lesson?', bn: 'প্রথম লেসনের আগে কী কী লাগবে?' },
    subtitle: {
      en: 'Less than the shops say: what has to lie ready for each instrument, and how it is tuned.',
      bn: 'দোকানে যা বলে তার চেয়ে কম: কোন যন্ত্রে কী চাই, আর কীভাবে টিউন করতে হয়।',
    },
    description: {
      en: '<p>Most people wait too long because something is still missing. Nothing much is.</p><ul><li>A borrowed guitar is a guitar. New strings make more difference than a new instrument.</li><li>Drums begin on a pad, or on a firm pillow, with two sticks.</li><li>A keyboard with 49 keys is enough for the first year.</li></ul><p><strong>How long a day?</strong> Twenty minutes, on most days. Two hours on Friday are not the same.</p><p><strong>My fingertips hurt.</strong> On strings that passes in two or three weeks. Pain in the wrist does not: stop, rest, and look at how you sit.</p>',
      bn: '<p>কিছু একটা নেই ভেবে অনেকেই শুরু করতে দেরি করেন। আসলে তেমন কিছুই লাগে না।</p><ul><li>ধার করা গিটারও গিটার। নতুন যন্ত্রের চেয়ে নতুন তারে তফাত বেশি হয়।</li><li>ড্রামস শুরু হয় প্যাডে, কিংবা শক্ত বালিশে, দুটি স্টিক দিয়ে।</li><li>৪৯ কি-র কিবোর্ডে প্রথম বছর চলে যায়।</li></ul><p><strong>দিনে কতক্ষণ?</strong> বেশির ভাগ দিন বিশ মিনিট। শুক্রবারের দুই ঘণ্টা তার সমান নয়।</p><p><strong>আঙুলের ডগায় ব্যথা।</strong> তারের যন্ত্রে দুই–তিন সপ্তাহে সেরে যায়। কবজির ব্যথা সারে না: থামুন, বিশ্রাম নিন, বসার ভঙ্গি দেখুন।</p>',
    },
    pages: 2,
  },
  {
    key: 'practice-week',
    category: 'Info',
    title: { en: 'A week of practice on one page', bn: 'এক পাতায় এক সপ্তাহের রেওয়াজ' },
    subtitle: {
      en: 'Twenty minutes in four parts, and a ladder of tempi to climb.',
      bn: 'চার ভাগে বিশ মিনিট, আর ওঠার জন্য টেম্পোর সিঁড়ি।',
    },
    description: {
      en: '<p>Five minutes to warm up, five for something new, five for the song you are learning, and five to play whatever you like. The last five are not a reward: they are where the rest is put to use.</p><p>Use the ladder with the metronome at the foot of this page. Three clean times take you one step up, two slips one step down. Write the date beside the step you reached.</p>',
      bn: '<p>ওয়ার্ম আপে পাঁচ মিনিট, নতুন কিছুতে পাঁচ, যে গান শিখছেন তাতে পাঁচ, আর যা খুশি বাজাতে পাঁচ। শেষের পাঁচ মিনিট পুরস্কার নয়: বাকি সব ওখানেই কাজে লাগে।</p><p>এই পেজের নিচের মেট্রোনোম দিয়ে সিঁড়িতে উঠুন। তিনবার নির্ভুল হলে এক ধাপ ওপরে, দুবার ভুল হলে এক ধাপ নিচে। যে ধাপে পৌঁছালেন তার পাশে তারিখ লিখে রাখুন।</p>',
    },
    pages: 2,
  },
  {
    key: 'circle-of-fifths',
    category: 'Info',
    title: { en: 'The circle of fifths, and sargam beside letters', bn: 'পঞ্চমের চক্র, আর সরগমের পাশে স্বরনাম' },
    subtitle: {
      en: 'Twelve keys at a glance, and Sa Re Ga in the letters of chord books.',
      bn: 'এক নজরে বারোটি স্কেল, আর কর্ড বইয়ের অক্ষরে সা রে গা।',
    },
    description: {
      en: '<p>Go round by the clock and each key has one sharp more; go back and it has one flat more. Neighbours share six of their seven notes, which is why songs wander between them so easily.</p><p>The chords of a song in C are mostly its own neighbours: C, F and G, with Am, Dm and Em inside. Turn the page by any other key and the same picture holds.</p><p>The second sheet puts the seven notes of sargam beside the letters, with Sa on C.</p>',
      bn: '<p>ঘড়ির কাঁটার দিকে গেলে প্রতি স্কেলে একটি শার্প বাড়ে, উল্টো দিকে গেলে একটি ফ্ল্যাট। পাশাপাশি দুই স্কেলে সাতটি স্বরের ছয়টিই এক, তাই গান সহজে এক স্কেল থেকে পাশেরটিতে যায়।</p><p>C স্কেলের গানে বেশির ভাগ কর্ড তার পাশেরগুলোই: C, F আর G, সঙ্গে ভেতরের Am, Dm ও Em। অন্য যেকোনো স্কেল ধরে ঘোরালেও ছবিটি একই থাকে।</p><p>দ্বিতীয় শিটে সরগমের সাত স্বরের পাশে অক্ষর, সা যেখানে C।</p>',
    },
    pages: 2,
  },
  {
    key: 'recording-levels',
    category: 'Sound Engineering',
    title: { en: 'Levels for a first recording', bn: 'প্রথম রেকর্ডিংয়ের লেভেল' },
    subtitle: {
      en: 'Where the meter should stand, and why louder is not better.',
      bn: 'মিটার কোথায় থাকবে, আর জোরে মানেই কেন ভালো নয়।',
    },
    description: {
      en: '<p>Digital recording has one hard edge: 0 dBFS. What goes over it is cut off and cannot be brought back. There is plenty of room below it, so stay away from the edge.</p><ol><li>Play or sing the loudest part of the song.</li><li>Turn the gain so that the highest peaks stay below −6.</li><li>Look at the middle: around −18 is right.</li><li>Be silent and look again. If the room is above −60, switch off the fan and close the window.</li></ol>',
      bn: '<p>ডিজিটাল রেকর্ডিংয়ের একটিই শক্ত সীমা: 0 dBFS। এর ওপরে যা যায় তা কাটা পড়ে, আর ফেরানো যায় না। নিচে অনেক জায়গা আছে, তাই সীমা থেকে দূরে থাকুন।</p><ol><li>গানের সবচেয়ে জোরালো অংশটি বাজান বা গান।</li><li>গেইন এমন রাখুন যেন সর্বোচ্চ পিক −৬‑এর নিচে থাকে।</li><li>মাঝামাঝিটা দেখুন: −১৮‑এর আশপাশে হলে ঠিক আছে।</li><li>চুপ করে আবার দেখুন। ঘরের শব্দ −৬০‑এর ওপরে হলে ফ্যান বন্ধ করুন, জানালা টেনে দিন।</li></ol>',
    },
    pages: 1,
  },
  {
    key: 'frequency-map',
    category: 'Sound Engineering',
    title: { en: 'Where instruments live: a map for mixing', bn: 'কোন যন্ত্র কোথায়: মিক্সিংয়ের মানচিত্র' },
    subtitle: {
      en: 'The notes of seven voices and instruments in hertz, from the lowest to the highest.',
      bn: 'সাতটি কণ্ঠ ও যন্ত্রের স্বর হার্টজে, নিচু থেকে উঁচু।',
    },
    description: {
      en: '<p>Two instruments that live in the same place hide one another. Before you reach for an equaliser, look at the map: perhaps one of them can play an octave higher.</p><p>The bars show fundamentals, the note that is named. Overtones go on above: cutting everything over the highest note would take the sound itself.</p>',
      bn: '<p>দুটি যন্ত্র একই জায়গায় থাকলে একটি আরেকটিকে ঢেকে দেয়। ইকুয়ালাইজার ধরার আগে মানচিত্রটি দেখুন: হয়তো একটি এক অকটেভ ওপরে বাজলেই হয়।</p><p>দাগগুলো মূল স্বরের, অর্থাৎ যে স্বরের নাম বলি। ওভারটোন তার ওপরেও যায়: সর্বোচ্চ স্বরের ওপরের সব কেটে দিলে আওয়াজটাই কাটা পড়ে।</p>',
    },
    pages: 1,
  },
  {
    key: 'piano-hands',
    category: 'Piano & Keyboard',
    title: { en: 'Two scales and four chords for the piano', bn: 'পিয়ানোর দুই স্কেল ও চার কর্ড' },
    subtitle: {
      en: 'Which finger goes where, for both hands, drawn on the keys.',
      bn: 'কোন আঙুল কোন কি-তে, দুই হাতের জন্য, কি-র ওপর আঁকা।',
    },
    description: {
      en: '<p>The thumb passes under after the third finger: that one movement is the whole secret of a scale. Practise it alone, three notes and the thumb, until nobody could hear where it happens.</p><p>C, Am, F and G are played with the same shape of the hand. Once they come by themselves, let the left hand play the name of the chord an octave below.</p>',
      bn: '<p>তৃতীয় আঙুলের পর বুড়ো আঙুলটি নিচ দিয়ে যায়: স্কেলের পুরো রহস্য এই একটি চলন। আলাদা করে শুধু এটিই করুন, তিনটি স্বর আর বুড়ো আঙুল, যতক্ষণ না কানে জোড়াটা ধরা পড়া বন্ধ হয়।</p><p>C, Am, F আর G একই হাতের আকারে বাজে। সহজ হয়ে গেলে বাঁ হাতে এক অকটেভ নিচে কর্ডের নামের স্বরটি বাজান।</p>',
    },
    pages: 2,
  },
  {
    key: 'rudiments',
    category: 'Drums',
    title: { en: 'Five rudiments and three grooves', bn: 'পাঁচটি রুডিমেন্ট ও তিনটি গ্রুভ' },
    subtitle: {
      en: 'Stickings for a pad, and three bars that carry most songs.',
      bn: 'প্যাডের জন্য স্টিকিং, আর তিনটি মেজার, যাতে বেশির ভাগ গান চলে।',
    },
    description: {
      en: '<p>Rudiments are the scales of drummers. Play each for two minutes at a tempo at which both hands sound alike, and only then faster.</p><p>The grooves are grids: one square is one stroke of the count. Begin with the bass drum alone, add the snare, then the hi-hat. If it falls apart, take the last row away again.</p>',
      bn: '<p>রুডিমেন্ট হলো ড্রামারের স্কেল। যে টেম্পোতে দুই হাত সমান শোনায় সেখানে প্রতিটি দুই মিনিট বাজান, তারপর গতি বাড়ান।</p><p>গ্রুভগুলো ছকে আঁকা: এক ঘর মানে গণনার এক ধাপ। প্রথমে শুধু বেজ ড্রাম, তারপর স্নেয়ার, তারপর হাই-হ্যাট। এলোমেলো হলে শেষ সারিটি আবার বাদ দিন।</p>',
    },
    pages: 2,
  },
  {
    key: 'bass-neck',
    category: 'Bass Guitar',
    title: { en: 'The neck of a bass, named', bn: 'বেজ গিটারের ফ্রেটবোর্ডের সব স্বর' },
    subtitle: {
      en: 'Every note up to the fifth fret, and one shape for every chord.',
      bn: 'পঞ্চম ফ্রেট পর্যন্ত সব স্বর, আর সব কর্ডের জন্য একটি আকার।',
    },
    description: {
      en: '<p>A bass player who knows the names needs no tablature. Learn one string a week: say the name, play it, close your eyes, find it again.</p><p>Root, fifth and octave fit under every major and minor chord. Play the four lines of the second sheet, then put on any song you know and follow its chords with that one shape.</p>',
      bn: '<p>স্বরের নাম জানলে বেজ বাদকের ট্যাব লাগে না। সপ্তাহে একটি তার শিখুন: নাম বলুন, বাজান, চোখ বন্ধ করে আবার খুঁজুন।</p><p>রুট, ফিফথ ও অকটেভ যেকোনো মেজর ও মাইনর কর্ডের নিচে মানায়। দ্বিতীয় শিটের চারটি লাইন বাজান, তারপর চেনা কোনো গান চালিয়ে ওই একটি আকারেই কর্ডগুলো ধরুন।</p>',
    },
    pages: 2,
  },
  {
    key: 'open-chords',
    category: 'Guitar',
    title: { en: 'Nine open chords and four ways round', bn: 'নয়টি ওপেন কর্ড আর চারটি চক্র' },
    subtitle: {
      en: 'Chord boxes to hang on the wall, and the changes that most songs are made of.',
      bn: 'দেয়ালে টাঙানোর মতো কর্ড চার্ট, আর বেশির ভাগ গান যেসব চক্রে চলে।',
    },
    description: {
      en: '<p>Learn them in pairs, not one by one: a chord is only useful with the way to the next. C and Am share two fingers; Em and Am have the same shape on other strings.</p><ol><li>Put the fingers down together, without strumming. Lift, and put them down again.</li><li>Strum once, and pluck each string to hear which one is muffled.</li><li>Change every four beats at 60, and let the right hand go on even if the left is late.</li></ol>',
      bn: '<p>একটি একটি করে নয়, জোড়ায় জোড়ায় শিখুন: পরের কর্ডে যাওয়ার পথ জানা না থাকলে কর্ড কাজে লাগে না। C আর Am‑এ দুটি আঙুল একই জায়গায় থাকে; Em আর Am একই আকার, শুধু তার আলাদা।</p><ol><li>স্ট্রাম না করে সব আঙুল একসঙ্গে বসান। তুলুন, আবার বসান।</li><li>একবার স্ট্রাম করে প্রতিটি তার আলাদা বাজান, কোনটি চাপা শোনায়, খেয়াল করুন।</li><li>৬০ BPM‑এ চার বিট পরপর কর্ড বদলান, বাঁ হাত দেরি করলেও ডান হাত যেন চলে।</li></ol>',
    },
    pages: 2,
  },
];
