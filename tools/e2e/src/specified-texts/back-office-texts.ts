import { contentTexts } from './content-texts.ts';
import type { PageRows } from './text-row.ts';

/**
 * The texts of the screens that only an answer without a message of the server shows. The server sends a message with every refusal,
 * which is shown instead, so the tests intercept the answer.
 */
const withoutMessage = 'every refusal of the server has a message of its own';

/**
 * Every fixed success and failure text of the back-office, in the order in which the tests provoke them: each group of rows
 * uses what the earlier ones have created.
 */
export const backOfficeTexts: readonly PageRows[] = [
  [
    '/addinstructor',
    [
      [
        'empty',
        'toast',
        'Instructor Added Failed, Check you fillup all the field!!',
        'শিক্ষককে যোগ করা যায়নি। সব ঘর পূরণ করেছেন কি না দেখুন।',
      ],
      ['account empty', 'toast', 'any of the field is missing', 'কোনো একটি ঘর খালি আছে।'],
      [
        'account with a short password',
        'toast',
        'password should be more than 5 character',
        'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে।',
      ],
      ['done', 'toast', 'Instructor Added Successful!!', 'শিক্ষককে যোগ করা হয়েছে।'],
      [
        'done',
        'toast',
        'Please check your email to verify your account!!',
        'অ্যাকাউন্ট যাচাই করতে আপনার ইমেইল দেখুন।',
      ],
      ['account with a taken email', 'toast', 'email is exist!!', 'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে।'],
    ],
  ],
  [
    '/admininstructorlist',
    [
      [
        'publishing failed',
        'toast',
        'Instructor Published failed!!',
        'শিক্ষকের প্রোফাইল প্রকাশ করা যায়নি।',
        withoutMessage,
      ],
      ['published', 'toast', 'Instructor Published successfully!!', 'শিক্ষকের প্রোফাইল প্রকাশিত হয়েছে।'],
      ['featured', 'toast', 'Instructor Updated Successfully!', 'শিক্ষকের তথ্য আপডেট হয়েছে।'],
    ],
  ],
  [
    '/updateinstructor',
    [
      ['share above 100', 'toast', 'Instructor Update Failed', 'শিক্ষকের তথ্য আপডেট করা যায়নি।'],
      ['saved', 'toast', 'Instructor Update Successfully', 'শিক্ষকের তথ্য আপডেট হয়েছে।'],
    ],
  ],
  [
    '/addcourse',
    [
      [
        'empty',
        'toast',
        'Any of the field is not fillup or Failed to Upload!!!',
        'কোনো ঘর খালি আছে, নয়তো আপলোড হয়নি।',
      ],
      ['done', 'toast', 'Course Added Successfully!!!', 'কোর্সটি যোগ হয়েছে।'],
    ],
  ],
  [
    '/updatecourse',
    [
      ['no days of access', 'toast', 'Course Update Failed!!!', 'কোর্সটি আপডেট করা যায়নি।'],
      ['saved', 'toast', 'Course Update Successfully!!!', 'কোর্সটি আপডেট হয়েছে।'],
      ['free lesson empty', 'toast', 'Please input title and link', 'শিরোনাম ও লিংক দিন।'],
      [
        'free lesson failed',
        'toast',
        'Sorry, something went wrong. Please try again later',
        'দুঃখিত, কিছু একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
        withoutMessage,
      ],
    ],
  ],
  [
    '/updatelesson',
    [
      ['short title', 'toast', 'Please enter a title for the lesson', 'লেসনের একটি শিরোনাম লিখুন।'],
      ['renamed', 'toast', 'lesson name updated successfully', 'লেসনের নাম আপডেট হয়েছে।'],
    ],
  ],
  [
    '/admincourselist',
    [
      ['published', 'toast', 'Course published!!!', 'কোর্সটি প্রকাশিত হয়েছে।'],
      ['featured', 'toast', 'Course Feature!!!', 'কোর্সটি ফিচার্ড করা হয়েছে।'],
      ['unfeatured', 'toast', 'Course Unfeature!!!', 'কোর্সটি ফিচার্ড থেকে সরানো হয়েছে।'],
      ['unpublishing failed', 'toast', 'Unpublish Rejected!!', 'প্রকাশ বন্ধ করা যায়নি।', withoutMessage],
      ['unpublished', 'toast', 'Course Unpublished!!!', 'কোর্সটির প্রকাশ বন্ধ করা হয়েছে।'],
      ['nothing found', 'page', 'No data found', 'কোনো তথ্য পাওয়া যায়নি।'],
    ],
  ],
  [
    '/admininstructorlist',
    [
      [
        'unpublishing failed',
        'toast',
        'Instructor Un Published failed!!',
        'শিক্ষকের প্রোফাইলের প্রকাশ বন্ধ করা যায়নি।',
        withoutMessage,
      ],
      [
        'unpublished',
        'toast',
        'Instructor Un-Published successfully!!',
        'শিক্ষকের প্রোফাইলের প্রকাশ বন্ধ করা হয়েছে।',
      ],
    ],
  ],
  [
    '/admincourselist',
    [['published without a published instructor', 'toast', 'published Rejected!!', 'প্রকাশ করা যায়নি।']],
  ],
  [
    '/createaccount',
    [
      ['empty', 'toast', 'Some field is not fillup!!!', 'কিছু ঘর খালি আছে। সব ঘর পূরণ করুন।'],
      [
        'short password',
        'toast',
        'password should be more than 5 character',
        'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে।',
      ],
      ['taken email', 'toast', 'User is not added!!!', 'ব্যবহারকারীকে যোগ করা যায়নি।'],
      ['done', 'toast', 'User added successfully!!!', 'ব্যবহারকারীকে যোগ করা হয়েছে।'],
    ],
  ],
  [
    '/adminuserlist',
    [
      ['suspended', 'toast', 'User suspended successfully!!!', 'ব্যবহারকারীর অ্যাকাউন্ট স্থগিত করা হয়েছে।'],
      [
        'ending the suspension failed',
        'toast',
        'User unsuspended Failed!!!',
        'ব্যবহারকারীর অ্যাকাউন্ট আবার চালু করা যায়নি।',
        withoutMessage,
      ],
      ['suspension ended', 'toast', 'User unsuspended successfully!!!', 'ব্যবহারকারীর অ্যাকাউন্ট আবার চালু করা হয়েছে।'],
    ],
  ],
  [
    '/viewuser',
    [
      ['verification failed', 'toast', 'verification Unsuccessfull!!', 'যাচাই করা যায়নি।', withoutMessage],
      ['verified', 'toast', 'User verified successfully!!', 'ব্যবহারকারীকে যাচাই করা হয়েছে।'],
    ],
  ],
  [
    '/adminuserlistdetail',
    [
      [
        'verification failed',
        'toast',
        'User Email Verify Unsuccessfull',
        'ব্যবহারকারীর ইমেইল যাচাই করা যায়নি।',
        withoutMessage,
      ],
      ['verified', 'toast', 'User Email Verify Successfull!!', 'ব্যবহারকারীর ইমেইল যাচাই করা হয়েছে।'],
    ],
  ],
  ...contentTexts,
];
