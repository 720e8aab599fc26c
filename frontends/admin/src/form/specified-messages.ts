/** The specified messages that the server sends, in English, and the keys of their texts in both languages. */
export const specifiedMessageKeys: Readonly<Record<string, string>> = {
  'published Rejected!!': 'admin.course.publish_failed',
  'Course Update Failed!!!': 'admin.course.update_failed',
  'Any of the field is not fillup or Failed to Upload!!!': 'admin.course.add_failed',
  'Any of the field is not fillup!!!': 'admin.form.not_filled',
  'Instructor Added Failed, Check you fillup all the field!!': 'admin.instructor.add_failed',
  'Instructor Update Failed': 'admin.instructor.update_failed',
  'Please input title and link': 'admin.freelesson.missing',
  'Please enter a title for the lesson': 'admin.lesson.title_required',
  'User is not added!!!': 'admin.user.add_failed',
  'Some field is not fillup!!!': 'admin.new_account.missing',
  'any of the field is missing': 'admin.form.missing',
  'email is exist!!': 'admin.instructor_account.email_taken',
  'password should be more than 5 character': 'admin.instructor_account.password_short',
  'Cetificate Provide Unsuccessfull': 'admin.certificate.failed',
  'failed try again': 'admin.generic.failed_retry',
  'Failed ,Please try again': 'admin.generic.failed_please',
};
