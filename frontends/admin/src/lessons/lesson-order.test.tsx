import {
  act,
  buildCourseDetail,
  problemResponse,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { courseUrl, lessons, openLessons, press, sentBody } from './lesson-test-page.tsx';

/** A server that keeps the order it receives. */
const openOrdered = () => {
  let present = lessons;
  openLessons({
    [courseUrl]: () => ({ ...buildCourseDetail(), videos: present }),
    'POST /course/lesson/order/c1': async (request: Request) => {
      const { lessons: ids }: { lessons: string[] } = await request.json();
      present = ids.flatMap((id) => lessons.filter(({ _id }) => _id === id));
      return { success: true };
    },
  });
};
const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b, p')?.textContent);

beforeEach(() => sessionStorage.clear());

it('moves a lesson by keyboard, keeps the focus on its button, announces it and sends the whole order', async () => {
  openOrdered();
  const down = await screen.findByRole('button', { name: 'Move First down' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Second', 'First', 'Third']);
  expect(screen.getByRole('button', { name: 'Move First down' })).toHaveFocus();
  expect(screen.getByText('First is now lesson 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(sentBody('/course/lesson/order/c1')).toEqual({ lessons: ['l2', 'l1', 'l3'] }));
});

it('a refused order shows the message and the present order', async () => {
  const text = 'The lessons have changed in the meantime. Please try again.';
  openLessons({ 'POST /course/lesson/order/c1': problemResponse(409, 'lessons-changed', text) });
  await screen.findByText('First');
  await press('Move Third up');
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['First', 'Second', 'Third']));
});

it('at an end of the list a lesson does not move', async () => {
  openLessons();
  await screen.findByText('First');
  await press('Move First up');
  expect(titles()).toEqual(['First', 'Second', 'Third']);
  expect(sentRequests.some(({ method }) => method === 'POST')).toBe(false);
});

it('moves a lesson by drag and drop', async () => {
  openOrdered();
  const rows = (await screen.findAllByRole('listitem')).map((row) => ({
    row,
    handle: row.querySelector('[draggable]'),
  }));
  const send = (target: Element | null | undefined, type: string) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setDragImage: () => undefined } });
    act(() => void target?.dispatchEvent(event));
  };
  send(rows[2]?.handle, 'dragstart');
  send(rows[0]?.row, 'dragover');
  expect(rows[0]?.row).toHaveAttribute('data-edge', 'above');
  send(rows[0]?.row, 'drop');
  expect(titles()).toEqual(['Third', 'First', 'Second']);
  await waitFor(() => expect(sentBody('/course/lesson/order/c1')).toEqual({ lessons: ['l3', 'l1', 'l2'] }));
});
