import type { PageRows } from './text-row.ts';

/** The fixed texts of coupons, content, the store, payouts, certificates and mails. */
export const contentTexts: readonly PageRows[] = [
  [
    '/cupon',
    [
      ['empty', 'toast', 'any of the field is missing', 'কোনো একটি ঘর খালি আছে।'],
      ['done', 'toast', 'coupon created successfully', 'কুপন তৈরি হয়েছে।'],
    ],
  ],
  ['/admincuponlist', [['deleted', 'toast', 'Coupon Deleted!!', 'কুপনটি মুছে ফেলা হয়েছে।']]],
  ['/upcoming', [['done', 'toast', 'Upcoming Course Added!!', 'আসন্ন কোর্সটি যোগ হয়েছে।']]],
  ['/adminupcomingcourselist', [['deleted', 'toast', 'Course Deleted!!', 'কোর্সটি মুছে ফেলা হয়েছে।']]],
  [
    '/addpost',
    [
      ['empty', 'toast', 'Any of the field is not fillup!!!', 'কোনো একটি ঘর খালি আছে। সব ঘর পূরণ করুন।'],
      ['done', 'toast', 'Post Created Successfully!!!', 'পোস্টটি তৈরি হয়েছে।'],
    ],
  ],
  ['/update-freebies/:id', [['saved', 'toast', 'Freebies updated successfully!', 'ফ্রি রিসোর্স আপডেট হয়েছে।']]],
  ['/addpopup', [['saved', 'toast', 'Popup Created Successfully!!!', 'পপআপ তৈরি হয়েছে।']]],
  ['/adminstorecategories', [['done', 'toast', 'category created successfully', 'ক্যাটাগরি তৈরি হয়েছে।']]],
  [
    '/adminstoreproduct',
    [
      ['taken address', 'toast', 'Failed ,Please try again', 'কাজটি হয়নি। আবার চেষ্টা করুন।'],
      ['done', 'toast', 'Product added successfully!', 'পণ্যটি যোগ হয়েছে।'],
      ['saved', 'toast', 'Product updated successfully!', 'পণ্যটি আপডেট হয়েছে।'],
    ],
  ],
  ['/admin/instructor/:id', [['more than due', 'toast', 'failed try again', 'কাজটি হয়নি। আবার চেষ্টা করুন।']]],
  [
    '/admin-instructor-settlement/:id',
    [
      ['empty', 'toast', 'Failed ,Please try again', 'কাজটি হয়নি। আবার চেষ্টা করুন।'],
      ['done', 'toast', 'Settlement published successfully !', 'পাওনা পরিশোধের হিসাব প্রকাশিত হয়েছে।'],
    ],
  ],
  [
    '/admincertificatelist',
    [
      ['exams not taken', 'toast', 'Cetificate Provide Unsuccessfull', 'সার্টিফিকেট দেওয়া যায়নি।'],
      ['provided', 'toast', 'Cetificate Provided Successfully!!', 'সার্টিফিকেট দেওয়া হয়েছে।'],
    ],
  ],
  [
    '/admin/mass-mailing/new',
    [
      ['empty', 'toast', 'Failed ,Please try again', 'কাজটি হয়নি। আবার চেষ্টা করুন।'],
      ['done', 'toast', 'Mass mailing sent successful!', 'সব ইমেইল পাঠানো হয়েছে।'],
    ],
  ],
  [
    '/manageNotification',
    [
      [
        'delete pressed',
        'page',
        'Notification will be deleted. Are you sure?',
        'নোটিফিকেশনটি মুছে ফেলা হবে। আপনি কি নিশ্চিত?',
      ],
    ],
  ],
];
