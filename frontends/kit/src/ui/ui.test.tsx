import {
  ApiError,
  api,
  apiQuery,
  CourseCard,
  ErrorState,
  Pagination,
  RequireInstructor,
  toast,
  useErrorText,
  useUser,
} from '@sargam/kit';
import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { useQuery } from '@tanstack/react-query';

const OfflineNote = () => {
  const query = useQuery(apiQuery('/note', () => api.GET('/course/featured/')));
  return query.isError ? <ErrorState retry={() => void query.refetch()} /> : <p>{query.data?.total}</p>;
};

it.each([
  ['en', 'You are offline', 'Try again'],
  ['bn', 'ইন্টারনেট সংযোগ নেই', 'আবার চেষ্টা করুন'],
] as const)(
  'a part that did not load says that the device is offline, and a retry works (%s)',
  async (language, text, retry) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    const answer = () => {
      if (isDown) throw new TypeError('no network');
      return { data: [], total: 7 };
    };
    renderInApp(<OfflineNote />, { language, api: { 'GET /course/featured/': answer } });
    expect(await screen.findByText(text)).toBeVisible();
    onLine.mockReturnValue(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText('7')).toBeVisible();
  },
);

const course = {
  _id: 'c1',
  title: 'Fingerstyle from zero',
  catagory: 'Guitar',
  courseType: 'advance',
  price: 1500,
  oldPrice: 2000,
};

it('a course card shows discount, level and price, and links from its title', () => {
  renderInApp(<CourseCard course={course} />, { language: 'bn' });
  expect(screen.getByRole('link', { name: course.title })).toHaveAttribute('href', '/courseview?id=c1');
  expect(screen.getByText('৳১,৫০০.০০')).toBeVisible();
  expect(screen.getByText('২৫% ছাড়')).toBeInTheDocument();
  expect(screen.getByText(/গিটার · অ্যাডভান্সড/)).toBeVisible();
});

it('pagination marks the current page and shows gaps', () => {
  renderInApp(<Pagination page={5} pages={9} to={(page) => `/x?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 5 of 9' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByText('…')).toHaveLength(2);
});

it('a toast disappears after its time, but not while the pointer is over it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInApp(<p>page</p>);
  act(() => void toast.success('course added to the cart'));
  const box = await screen.findByRole('status');
  act(() => jest.advanceTimersByTime(5_000));
  await user.hover(box);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('course added to the cart')).toBeVisible();
  await user.unhover(box);
  act(() => jest.advanceTimersByTime(2_100));
  await waitFor(() => expect(screen.queryByText('course added to the cart')).toBeNull());
  jest.useRealTimers();
});

it('a route guard redirects the wrong role to the home page', async () => {
  renderInApp(<RequireInstructor>secret</RequireInstructor>, {
    path: '/instructorpanel',
    user: buildUser({ type: 4 }),
  });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

const Cart = () => {
  const user = useUser();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    ...apiQuery('/cart/u1', ({ signal }) =>
      api.GET('/cart/{userId}', { params: { path: { userId: user?.id ?? '' } }, signal }),
    ),
    retry: false,
  });
  return <p>{error ? errorText(error) : data?.total}</p>;
};

describe('an API call', () => {
  it('refreshes an expired token once and repeats the request', async () => {
    let isRenewed = false;
    renderInApp(<Cart />, {
      user: buildUser(),
      api: {
        'GET /cart/u1': () =>
          isRenewed ? { data: [], total: 7 } : problemResponse(401, 'token-expired', 'Please login first'),
        'POST /user/session/refresh': () => {
          isRenewed = true;
          return { v_token: 'b.e30.c', type: 4, user: { _id: 'u1', name: 'Tasnim' } };
        },
      },
    });
    expect(await screen.findByText('7')).toBeVisible();
    expect(sentRequests.filter(({ path }) => path === '/user/session/refresh')).toHaveLength(1);
  });

  it('shows the error message of the server', async () => {
    renderInApp(<Cart />, {
      user: buildUser(),
      api: { 'GET /cart/u1': problemResponse(409, 'price-changed', 'The price changed') },
    });
    expect(await screen.findByText('The price changed')).toBeVisible();
  });

  it.each([
    ['price-changed', 'দাম বদলে গেছে। দেখে আবার চেষ্টা করুন।'],
    ['a-new-code', 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।'],
  ])('shows the text of the code %s on a Bengali page', async (code, text) => {
    renderInApp(<Cart />, {
      user: buildUser(),
      language: 'bn',
      api: { 'GET /cart/u1': problemResponse(409, code, 'An English message') },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the text of an error that the page itself created', () => {
    const Uploading = () => (
      <p>{useErrorText()(new ApiError('আপলোড চলছে।', { code: 'uploading', status: 409 }))}</p>
    );
    renderInApp(<Uploading />, { language: 'bn' });
    expect(screen.getByText('আপলোড চলছে।')).toBeVisible();
  });

  it('contains the field errors', async () => {
    renderInApp(<p />, {
      api: {
        'POST /contact/': problemResponse(400, 'invalid', 'Please fill all the fields', {
          errors: [{ field: 'email', message: '*Invalid email' }],
        }),
      },
    });
    const body = { name: 'T', email: 'x', message: 'm' };
    await expect(api.POST('/contact/', { body })).rejects.toMatchObject({
      code: 'invalid',
      status: 400,
      fields: { email: '*Invalid email' },
    });
  });
});
