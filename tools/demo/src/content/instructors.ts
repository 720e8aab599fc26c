import type { Bilingual, InstructorContent } from './types.ts';

const instructor = (
  key: string,
  en: string,
  bn: string,
  band: string,
  sharePercent: number,
  bio: Bilingual,
): InstructorContent => ({ key, name: { en, bn }, band, sharePercent, bio, featured: true });

export const instructors: readonly InstructorContent[] = [
  instructor('arif-chowdhury', 'Arif Chowdhury', 'আরিফ চৌধুরী', 'Kashbon', 60, {
    en: 'Arif has played rhythm guitar in Kashbon since 2006 and has taught in Mohammadpur for almost as long. He believes that most hand problems are breathing problems.',
    bn: 'আরিফ ২০০৬ থেকে ‘কাশবন’ ব্যান্ডে রিদম গিটার বাজান, মোহাম্মদপুরে শেখাচ্ছেন প্রায় ততদিনই। তাঁর মতে, হাতের বেশির ভাগ সমস্যাই আসলে দমের সমস্যা।',
  }),
  instructor('nusrat-mitu', 'Nusrat Mitu', 'নুসরাত মিতু', 'Megh Shohor', 65, {
    en: 'Pianist and arranger. Nusrat studied in Rajshahi and Kolkata, writes for theatre, and plays keys in Megh Shohor with as few notes as possible.',
    bn: 'পিয়ানো বাদক ও অ্যারেঞ্জার। পড়েছেন রাজশাহী ও কলকাতায়, সুর করেন নাটকের জন্য। ‘মেঘ শহর’-এ কিবোর্ড বাজান যত কম নোটে পারা যায়।',
  }),
  instructor('shaon-biswas', 'Shaon Biswas', 'শাওন বিশ্বাস', 'Third Platform', 60, {
    en: 'Shaon learned on biscuit tins in Khulna and now drums in Third Platform. His beginners play a whole song before they are allowed to play fast.',
    bn: 'খুলনায় বিস্কুটের টিন বাজিয়ে শুরু, এখন ‘থার্ড প্ল্যাটফর্ম’-এর ড্রামার। তাঁর নতুন শিক্ষার্থীরা আগে একটি পুরো গান বাজান, তারপর গতি বাড়ান।',
  }),
  instructor('farhana-yeasmin', 'Farhana Yeasmin', 'ফারহানা ইয়াসমিন', 'Laal Ektara', 65, {
    en: 'Farhana arranges folk airs for solo guitar. She has toured with Laal Ektara from Sylhet to Cox’s Bazar and answers every message from a student, sooner or later.',
    bn: 'ফারহানা লোকসুর বাজান একক গিটারে। ‘লাল একতারা’র সঙ্গে সিলেট থেকে কক্সবাজার ঘুরেছেন। দেরিতে হলেও শিক্ষার্থীদের সব মেসেজের উত্তর দেন।',
  }),
  instructor('dipto-hasan', 'Dipto Hasan', 'দীপ্ত হাসান', 'Nodir Ghat', 55, {
    en: 'Recording and mixing engineer. Dipto has worked on more than two hundred songs, most of them in bedrooms, and still checks every mix in a CNG.',
    bn: 'রেকর্ডিং ও মিক্সিং ইঞ্জিনিয়ার। দুই শতাধিক গানে কাজ করেছেন, যার বেশির ভাগই শোবার ঘরে। এখনো প্রতিটি মিক্স একবার সিএনজিতে বসে শুনে নেন।',
  }),
  instructor('rumana-kabir', 'Rumana Kabir', 'রুমানা কবির', 'Studio Charulata', 60, {
    en: 'Session drummer at Studio Charulata. Rumana came to the kit from the tabla and keeps one foot in each.',
    bn: '‘স্টুডিও চারুলতা’র সেশন ড্রামার। তবলা থেকে ড্রামসে এসেছেন, দুটোর কোনোটিই ছাড়েননি।',
  }),
  instructor('bappi-mridha', 'Bappi Mridha', 'বাপ্পি মৃধা', 'Baul Express', 60, {
    en: 'Bass player of Baul Express, born in Kushtia within hearing of the akhra. Bappi plays what the song needs and then leaves out half of it.',
    bn: '‘বাউল এক্সপ্রেস’-এর বেজ বাদক। জন্ম কুষ্টিয়ায়, আখড়ার গান শোনা যায় এমন দূরত্বে। গানে যা দরকার তা-ই বাজান, তারপর অর্ধেক বাদ দেন।',
  }),
  instructor('tanzila-rahman', 'Tanzila Rahman', 'তানজিলা রহমান', 'Shondhya Choir', 70, {
    en: 'Tanzila leads the Shondhya Choir in Chattogram and has taught the piano and the harmonium side by side for fifteen years.',
    bn: 'তানজিলা চট্টগ্রামের ‘সন্ধ্যা কয়্যার’ পরিচালনা করেন। পনেরো বছর ধরে পিয়ানো ও হারমোনিয়াম পাশাপাশি শেখাচ্ছেন।',
  }),
  {
    ...instructor('ushai-marma', 'Ushai Marma', 'উশাই মারমা', 'Sangu', 60, {
      en: 'Guitarist and bass player from Bandarban. Ushai writes long instrumental pieces with Sangu and short, kind comments under his students’ recordings.',
      bn: 'বান্দরবানের গিটারিস্ট ও বেজ বাদক। ‘সাঙ্গু’র সঙ্গে লম্বা ইনস্ট্রুমেন্টাল বানান। শিক্ষার্থীদের রেকর্ডিংয়ের নিচে লেখেন ছোট ছোট উৎসাহের কথা।',
    }),
    featured: false,
  },
  {
    ...instructor('subrata-sarkar', 'Subrata Sarkar', 'সুব্রত সরকার', 'Agontuk Sound', 50, {
      en: 'Thirty years behind the desk, from village fairs to stadiums. Subrata has a checklist for everything, including tea.',
      bn: 'ত্রিশ বছর মিক্সারের পেছনে, গ্রামের মেলা থেকে স্টেডিয়াম পর্যন্ত। সবকিছুর জন্য তাঁর একটি চেকলিস্ট আছে, চায়ের জন্যও।',
    }),
    featured: false,
  },
];
