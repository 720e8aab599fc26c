import { markFirstRenderDone } from '@sargam/kit';
import { act, renderInApp } from '@sargam/kit/testing';
import LandingPage from './LandingPage.tsx';

const drawn = jest.fn(() => null);
jest.mock('./hero/Hero.tsx', () => ({ Hero: () => drawn() }));

it('is not rendered again after the first-render signal', () => {
  renderInApp(<LandingPage />);
  const before = drawn.mock.calls.length;
  act(markFirstRenderDone);
  expect(drawn).toHaveBeenCalledTimes(before);
});
