import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import FreebieAddPage from './FreebieAddPage.tsx';
import FreebieEditPage from './FreebieEditPage.tsx';
import FreebiesPage from './FreebiesPage.tsx';
import type { Freebie } from './freebie-schema.ts';

const uploader = buildUser({ type: 2 });
const freebie: Freebie = {
  _id: 'f1',
  title: 'Tuning by ear',
  titleBn: 'কানে সুর মেলানো',
  subtitle: 'Six strings',
  subtitleBn: '',
  catagory: 'Guitar',
  thumbnail: null,
  youtube: 'https://youtu.be/abc',
  hasDocuments: true,
  createdAt: '2026-11-01T06:00:00.000Z',
  version: 4,
  description: '<p>Tune <strong>first</strong>.</p>',
  descriptionBn: '',
  documents: [{ _id: 'chords.pdf', path: '/api/v1/media/chords.pdf', name: 'Chords' }],
  carouselList: ['/api/v1/media/a.webp', '/api/v1/media/b.webp'],
  carouselIds: ['a.webp', 'b.webp'],
};
const listOf = (...data: ApiSchemas['FreebieCard'][]) => ({ data, total: data.length, categories: [] });
const sent = (method: string) => sentRequests.findLast((request) => request.method === method);
const fieldOf = (body: string, name: string): string | undefined =>
  new RegExp(`name="${name}"\\r?\\n\\r?\\n([^\\r]*)`).exec(body)?.[1];

/** jsdom decodes no pictures and has no layout, which the editor asks for when it scrolls to the cursor. */
globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

// The editor is compiled on its first import, which takes longer than a test may.
beforeAll(() => import('../rich-text/RichTextEditor.tsx'), 60_000);
afterEach(() => sessionStorage.clear());

describe('the list', () => {
  const open = (api: Record<string, unknown>, path = '/adminfreebies') =>
    renderInApp(<FreebiesPage />, { path, user: uploader, api });

  it('cuts a subtitle after its first 100 user-perceived characters', async () => {
    const subtitle = 'র্ব'.repeat(60) + 'ক'.repeat(60);
    open({ 'GET /freebies/': listOf({ ...freebie, subtitle }) });
    expect(await screen.findByText(`${'র্ব'.repeat(60)}${'ক'.repeat(40)}…`)).toBeVisible();
  });

  it('filters by category, and links to the form of each freebie', async () => {
    open({ 'GET /freebies/': listOf(freebie) }, '/adminfreebies?catagory=Drums');
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/update-freebies/f1');
    expect(sent('GET')?.path).toBe('/freebies/?page=1&limit=12&catagory=Drums');
  });

  it('deletes a freebie after the question', async () => {
    open({ 'GET /freebies/': listOf(freebie), 'DELETE /freebies/f1': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Freebies deleted successfully!')).toBeVisible();
  });
});

describe('a new freebie', () => {
  const open = (api: Record<string, unknown> = {}) =>
    renderInApp(<FreebieAddPage />, { path: '/addpost', user: uploader, api });
  /** Pasted, because jsdom reports typed characters of an editor only partly. */
  const paste = async (field: HTMLElement | undefined, text: string) => {
    await userEvent.click(field ?? document.body);
    await userEvent.paste(text);
  };
  const fill = async () => {
    const [title, subtitle] = screen.getAllByRole('textbox', { name: 'English' });
    await paste(title, 'Rewaz');
    await paste(subtitle, 'Each day');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Info');
    const description = () => screen.getByRole('textbox', { name: 'Description (English)' });
    // The editor is loaded when the field gets the focus, and gets the focus itself.
    await userEvent.click(description());
    await waitFor(() => expect(description()).toHaveAttribute('contenteditable', 'true'));
    await waitFor(() => expect(description()).toHaveFocus());
    await userEvent.paste('Ten minutes');
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add freebie' }));

  it('needs a YouTube link or carousel pictures', async () => {
    open();
    await fill();
    await submit();
    expect((await screen.findAllByText('Any of the field is not fillup!!!')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'YouTube link' })).toHaveAttribute('aria-invalid', 'true');
    expect(sentRequests).toEqual([]);
  }, 20_000);

  it('is sent with its texts and files, and the list follows', async () => {
    open({ 'POST /freebies/add/': { success: true } });
    await fill();
    const pictures = document.querySelector('input[name="carouselList"]') as HTMLInputElement;
    await userEvent.upload(pictures, new File(['x'], 'hand.png', { type: 'image/png' }));
    await submit();
    expect(await screen.findByText('Post Created Successfully!!!')).toBeVisible();
    const body = sent('POST')?.body ?? '';
    expect(fieldOf(body, '_id')).toMatch(/^[\w-]{36}$/);
    expect(fieldOf(body, 'title')).toBe('Rewaz');
    expect(fieldOf(body, 'catagory')).toBe('Info');
    expect(fieldOf(body, 'description')).toBe('<p>Ten minutes</p>');
    expect(body).toContain('name="carouselList"; filename="hand.png"');
    await waitFor(() => expect(currentUrl()).toBe('/adminfreebies'));
  }, 20_000);
});

describe('a saved freebie', () => {
  const open = (api: Record<string, unknown> = {}) =>
    renderInApp(<FreebieEditPage />, {
      path: '/update-freebies/f1',
      route: '/update-freebies/:id',
      user: uploader,
      api: { 'GET /freebies/f1': freebie, ...api },
    });
  const title = () => screen.findByDisplayValue('Tuning by ear');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('is prefilled in both languages; only changed texts are sent, with the version', async () => {
    open({ 'PUT /freebies/edit/f1': { success: true } });
    await userEvent.type(await title(), '!');
    expect(screen.getByDisplayValue('কানে সুর মেলানো')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Description (English)' })).toHaveTextContent(
      'Tune first.',
    );
    await save();
    expect(await screen.findByText('Freebies updated successfully!')).toBeVisible();
    const body = sent('PUT')?.body ?? '';
    expect(fieldOf(body, 'title')).toBe('Tuning by ear!');
    expect(fieldOf(body, 'version')).toBe('4');
    for (const name of ['description', 'titleBn', 'subtitle', 'youtube'])
      expect(fieldOf(body, name)).toBeUndefined();
  });

  it('every field is optional: an emptied title stays as it was, an emptied Bengali title is removed', async () => {
    open({ 'PUT /freebies/edit/f1': { success: true } });
    await userEvent.clear(await title());
    await userEvent.clear(screen.getByDisplayValue('কানে সুর মেলানো'));
    await save();
    expect(await screen.findByText('Freebies updated successfully!')).toBeVisible();
    const body = sent('PUT')?.body ?? '';
    expect(fieldOf(body, 'title')).toBeUndefined();
    expect(fieldOf(body, 'titleBn')).toBe('');
  });

  it('one document is removed alone; saving afterwards is based on the version after the removal', async () => {
    open({
      'DELETE /freebies/f1/file/chords.pdf': { data: { ...freebie, documents: [], version: 5 } },
      'PUT /freebies/edit/f1': { success: true },
    });
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: /Remove Chords/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Chords')).toBeNull());
    await save();
    await waitFor(() => expect(fieldOf(sent('PUT')?.body ?? '', 'version')).toBe('5'));
  });

  it('a file removed from a freebie that somebody else changed does not adopt the newer version', async () => {
    open({
      'DELETE /freebies/f1/file/a.webp': { data: { ...freebie, version: 9 } },
      'PUT /freebies/edit/f1': problemResponse(409, 'version-outdated', 'Somebody changed it meanwhile.'),
    });
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: /Remove Picture 1/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await save();
    expect(await screen.findByText('Somebody changed it meanwhile.')).toBeVisible();
    expect(fieldOf(sent('PUT')?.body ?? '', 'version')).toBe('4');
    expect(screen.getByDisplayValue('Tuning by ear!')).toBeVisible();
  });
});
