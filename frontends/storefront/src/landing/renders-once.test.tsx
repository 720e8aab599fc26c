import { markFirstRenderDone } from '@sargam/kit';
import { act, renderInApp } from '@sargam/kit/testing';
import LandingPage from './LandingPage.tsx';

const drawn = jest.fn(() => null);
jest.mock('./hero/Hero.tsx', () => ({ Hero: () => drawn() }));

it('is not drawn again when it has taken the place of what the server wrote', () => {
  renderInApp(<LandingPage />);
  const before = drawn.mock.calls.length;
  act(markFirstRenderDone);
  expect(drawn).toHaveBeenCalledTimes(before);
});
