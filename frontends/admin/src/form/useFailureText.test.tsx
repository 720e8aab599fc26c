import { ApiError } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import { useFailureText } from './index.ts';

const Failure = ({ message }: { message: string }) => (
  <p>{useFailureText('admin.user.verify_failed')(new ApiError(message, { code: 'refused', status: 409 }))}</p>
);

it.each([
  [
    'a specified message of the server is shown in Bengali',
    'User is not added!!!',
    'ব্যবহারকারীকে যোগ করা যায়নি।',
  ],
  [
    'another message of the server is shown as it is',
    'Changed by another admin.',
    'Changed by another admin.',
  ],
  ['without a message the text of the screen is shown', '', 'যাচাই করা যায়নি।'],
])('%s', (_, message, shown) => {
  renderInApp(<Failure message={message} />, { language: 'bn' });
  expect(screen.getByText(shown)).toBeVisible();
});
