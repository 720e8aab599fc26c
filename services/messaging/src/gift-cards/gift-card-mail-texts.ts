/** Texts of the mail with a gift card. */
export const giftCardMailTexts = {
  en: {
    brand: 'Sargam',
    subject: 'Your gift card is here',
    subjectFrom: (sender: string) => `A gift card from ${sender}`,
    dear: 'For',
    from: 'From',
    value: 'Value',
    validTo: 'Valid until',
    until: (date: string) => date,
    code: 'Secret code',
    open: 'Open the gift card',
    how: 'Open the card, then log in or sign up. Its value goes into your wallet and pays for any course.',
    careful:
      'Redeemable once. Not refundable or transferable. Whoever has the code can redeem it: show it to nobody.',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    brand: 'সরগম',
    subject: 'আপনার গিফট কার্ড এসে গেছে',
    subjectFrom: (sender: string) => `${sender} আপনাকে একটি গিফট কার্ড পাঠিয়েছেন`,
    dear: 'প্রিয়',
    from: 'ইতি',
    value: 'মূল্যমান',
    validTo: 'মেয়াদ',
    until: (date: string) => `${date} পর্যন্ত`,
    code: 'গোপন কোড',
    open: 'গিফট কার্ড খুলুন',
    how: 'কার্ডটি খুলুন, তারপর লগইন বা সাইন আপ করুন। কার্ডের টাকা ওয়ালেটে যোগ হবে। তা দিয়ে যেকোনো কোর্স কেনা যায়।',
    careful:
      'একবারই রিডিম করা যায়। টাকা ফেরত হয় না। অন্য কারও নামে করা যায় না। কোডটি যাঁর কাছে থাকে, তিনিই রিডিম করতে পারেন। কাউকে দেখাবেন না।',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;
