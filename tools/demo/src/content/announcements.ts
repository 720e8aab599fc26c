/** The key is also the name of a file in `media/pictures/upcoming`, without `.webp`. */
export const upcoming = [
  {
    key: 'music-production',
    name: { en: 'Music production: from idea to release', bn: 'মিউজিক প্রোডাকশন: ভাবনা থেকে রিলিজ' },
  },
  {
    key: 'piano-keyboard',
    name: { en: 'Piano & keyboard: playing in a band', bn: 'পিয়ানো ও কিবোর্ড: ব্যান্ডে বাজানো' },
  },
  {
    key: 'bass-guitar',
    name: { en: 'Bass guitar: slap and pop', bn: 'বেজ গিটার: স্ল্যাপ ও পপ' },
  },
];

/** The body is HTML. */
export const popup = {
  show: false,
  title: { en: 'An evening of first songs', bn: 'প্রথম গানের সন্ধ্যা' },
  body: {
    en: '<p>Ten students play the first song they learned here, each in under three minutes. Come and listen, or write to us if you would like to be the eleventh.</p>',
    bn: '<p>দশজন শিক্ষার্থী বাজাবেন এখানে শেখা তাঁদের প্রথম গান, প্রত্যেকে তিন মিনিটের কম। শুনতে আসুন, আর এগারো নম্বর হতে চাইলে আমাদের লিখুন।</p>',
  },
};

export const notifications = [
  {
    key: 'welcome',
    text: {
      en: 'Welcome. The first lesson of every course plays without buying anything.',
      bn: 'স্বাগতম। প্রতিটি কোর্সের প্রথম লেসন কিছু না কিনেই দেখা যায়।',
    },
  },
  {
    key: 'metronome',
    text: {
      en: 'The metronome is at the foot of every page, and keeps time while you read on.',
      bn: 'প্রতিটি পেজের নিচে মেট্রোনোম আছে, অন্য পেজে গেলেও চলতে থাকে।',
    },
  },
  {
    key: 'sheets',
    text: {
      en: 'New among the freebies: nine practice sheets to print, from open chords to recording levels.',
      bn: 'ফ্রি রিসোর্সে নতুন: ছাপানোর মতো নয়টি রেওয়াজের শিট, ওপেন কর্ড থেকে রেকর্ডিং লেভেল পর্যন্ত।',
    },
  },
  {
    key: 'coming',
    text: {
      en: 'Three courses are being recorded: music production, piano and keyboard, bass guitar.',
      bn: 'তিনটি কোর্সের রেকর্ডিং চলছে: মিউজিক প্রোডাকশন, পিয়ানো ও কিবোর্ড, বেজ গিটার।',
    },
  },
];

/** Invented counts of other networks, of the size of the demo's own counts of people. */
export const socialFigures = {
  facebook: { like: 184, follower: 192, post: 64, group: 79 },
  instagram: { follower: 63, post: 41 },
  twitter: { follower: 9, post: 26 },
  linkedin: { follower: 14, post: 9 },
  youtube: { subscriber: 117, video: 18, views: 12_600 },
} as const;
