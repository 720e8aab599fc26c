/** Queries with one judgement. `right`: one of these courses comes first. `related`: these may also be among the first five. */
export interface Judgement {
  readonly queries: readonly string[];
  readonly right: readonly string[];
  readonly related: readonly string[];
}

const guitar = ['guitar-first-chords', 'guitar-fingerstyle', 'guitar-bangla-band-chords', 'guitar-lead'];
const bass = ['bass-first-grooves', 'bass-walking', 'bass-pocket'];
const drums = ['drums-first-beat', 'drums-fills-and-phrases', 'drums-odd-meters', 'rhythm-section'];
const piano = ['piano-both-hands', 'piano-sargam', 'piano-comping', 'piano-baroque'];
const sound = ['sound-home-mix', 'sound-first-recording', 'sound-live'];
const bassAndBundle = [...bass, 'rhythm-section'];

const judge = (queries: readonly string[], right: readonly string[], related: readonly string[] = []) => ({
  queries,
  right,
  related,
});

/** The courses of the demo catalogue (`courses.json`), judged by reading their texts. No right course: the search finds nothing. */
export const judgements: readonly Judgement[] = [
  judge(['guitar', 'gitar', 'গিটার', 'গীটার', 'guiter', 'giutar', 'guitars', 'গিটারের কোর্স'], guitar, bass),
  judge(['learn guitar', 'গিটার শিখতে চাই', 'gitar shikhte chai', 'how to play guitar'], guitar, bass),
  judge(['acoustic guitar', 'অ্যাকুস্টিক গিটার'], ['guitar-first-chords', 'guitar-bangla-band-chords'], guitar),
  judge(['lead guitar', 'লিড গিটার', 'electric guitar', 'ইলেকট্রিক গিটার'], ['guitar-lead'], guitar),
  judge(['fingerstyle', 'finger style', 'ফিঙ্গারস্টাইল', 'fingarstyle', 'fingerstile'], ['guitar-fingerstyle']),
  judge(['travis picking', 'ট্র্যাভিস পিকিং'], ['guitar-fingerstyle']),
  judge(['band songs', 'ব্যান্ডের গান'], ['guitar-bangla-band-chords'], ['piano-comping', ...bass]),
  judge(['chords', 'chord', 'কর্ড', 'kord'], guitar, [...guitar, 'bass-walking', 'piano-comping']),
  judge(['first chord', 'প্রথম কর্ড'], ['guitar-first-chords']),
  judge(['pentatonic', 'পেন্টাটোনিক'], ['guitar-lead']),
  judge(['guitar beginner', 'বিগিনার গিটার'], ['guitar-first-chords', 'guitar-fingerstyle'], bassAndBundle),
  judge(['guitar advanced', 'অ্যাডভান্সড গিটার'], ['guitar-lead'], ['bass-pocket']),
  judge(['bass', 'bass guitar', 'বেজ', 'বেজ গিটার', 'বেইস', 'base guitar', 'bej gitar'], bass, bassAndBundle),
  judge(['walking bass', 'ওয়াকিং বেজ'], ['bass-walking']),
  judge(['ghost notes', 'গোস্ট নোট'], ['bass-pocket', 'drums-fills-and-phrases'], [...bass, ...drums]),
  judge(['pocket', 'পকেট'], ['bass-pocket']),
  judge(['drums', 'drum', 'ড্রামস', 'ড্রাম', 'drams', 'durms', 'drum set'], drums, drums),
  judge(['drum course', 'ড্রাম শেখা', 'learn drums online'], drums, drums),
  judge(['fills', 'ফিল'], ['drums-fills-and-phrases'], drums),
  judge(['odd meters', 'বিজোড় তাল'], ['drums-odd-meters'], ['bass-pocket']),
  judge(
    ['paradiddle', 'paradiddles', 'প্যারাডিডল'],
    ['drums-odd-meters', 'drums-first-beat', 'drums-fills-and-phrases'],
    drums,
  ),
  judge(['jhaptal', 'ঝাঁপতাল'], ['drums-odd-meters']),
  judge(['tabla', 'তবলা', 'tobla'], ['drums-odd-meters'], drums),
  judge(['rhythm section', 'রিদম সেকশন'], ['rhythm-section']),
  judge(['drums and bass', 'ড্রামস ও বেজ'], ['rhythm-section'], [...drums, ...bass]),
  judge(['piano', 'পিয়ানো', 'peano', 'paino', 'piyano', 'piano lessons'], piano, piano),
  judge(['keyboard', 'কিবোর্ড', 'kibord', 'keybord'], piano, piano),
  judge(['sargam', 'sa re ga ma', 'সা রে গা মা'], ['piano-sargam'], piano),
  judge(['notation', 'স্বরলিপি', 'shorolipi'], ['piano-sargam'], piano),
  judge(['harmonium', 'হারমোনিয়াম'], ['piano-sargam'], piano),
  judge(['sur', 'সুর', 'melody'], [...piano, ...guitar]),
  judge(['taal', 'তাল'], [...drums, 'piano-sargam'], guitar),
  judge(['baroque', 'বারোক'], ['piano-baroque']),
  judge(['both hands', 'দুই হাত'], ['piano-both-hands'], [...piano, ...bass, ...drums]),
  judge(['comping'], ['piano-comping']),
  judge(['recording', 'রেকর্ডিং', 'rekording'], ['sound-first-recording'], sound),
  judge(['mixing', 'mix', 'মিক্স', 'মিক্সিং'], ['sound-home-mix'], sound),
  judge(['mastering', 'মাস্টারিং'], []),
  judge(['sound engineering', 'সাউন্ড ইঞ্জিনিয়ারিং', 'audio engineering'], sound, sound),
  judge(['live sound', 'লাইভ সাউন্ড'], ['sound-live'], sound),
  judge(['microphone', 'মাইক্রোফোন'], ['sound-first-recording'], sound),
  // Words of lesson names.
  judge(['minuet', 'মিনুয়েট', 'minuet in g'], ['piano-both-hands', 'piano-baroque']),
  judge(['purano sei', 'পুরানো সেই'], ['guitar-fingerstyle', 'piano-both-hands']),
  judge(['shuffle', 'শাফল'], ['guitar-bangla-band-chords', 'guitar-first-chords'], guitar),
  judge(['twelve bars', 'বারো মেজার'], ['guitar-lead', 'bass-walking']),
  judge(['fader', 'ফেডার', 'four faders'], ['sound-home-mix']),
  judge(['kick drum'], bassAndBundle, drums),
  judge(['arif', 'আরিফ', 'arif chowdhury'], ['guitar-first-chords', 'guitar-bangla-band-chords']),
  judge(['farhana yeasmin', 'ফারহানা'], ['guitar-fingerstyle']),
  judge(['ushai', 'ushai marma'], ['guitar-lead', 'bass-walking']),
  judge(['rumana kabir', 'rumana'], ['drums-fills-and-phrases', 'drums-odd-meters']),
  judge(['nusrat mitu', 'নুসরাত'], ['piano-both-hands', 'piano-comping']),
  judge(['bappi mridha'], ['bass-first-grooves', 'bass-pocket']),
  judge(['বাঁশি', 'banshi', 'bashi', 'flute', 'violin', 'বেহালা', 'sitar', 'saxophone'], []),
  judge(['দোতারা', 'ukulele', 'esraj', 'cooking', 'রান্না', 'gojol', 'rabindra sangeet', 'xyzzy'], []),
];
