import { type Gallery, imagePath, type Photo } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { FakeUploads } from '#test/fake-upload.ts';
import { idOf, signIn } from '#test/people.ts';
import { PhotoEditor } from './photo-editor.tsx';

const HOUSE = idOf(100);
const PATH = `/api/images/placements/house/${HOUSE}` as const;

const aPhoto = (number: number, caption = ''): Photo => ({
  image_id: idOf(number),
  caption,
  width: 10,
  height: 10,
  url: imagePath(idOf(number), 'large'),
  small_url: imagePath(idOf(number), 'small'),
});

interface Arranged {
  photos: { image_id: string; caption: string }[];
  version: string;
}

/** A server that stores one gallery like ours. */
function aServer(first: Photo[]) {
  let gallery: Gallery = { items: first, version: '1' };
  const server = new FakeServer()
    .on(`GET ${PATH}`, () => ok(gallery))
    .on(`PUT ${PATH}`, ({ body }) => {
      const { photos, version } = body as Arranged;
      if (version !== gallery.version) {
        return refuse('stale_version', 'Changed in another window.', { current: gallery });
      }
      const items = photos.map(({ image_id, caption }) => ({ ...aPhoto(Number(image_id.slice(-12))), caption }));
      gallery = { items, version: String(Number(version) + 1) };
      return ok(gallery);
    })
    .install();
  return {
    server,
    order: () => gallery.items.map(({ image_id, caption }) => `${String(Number(image_id.slice(-12)))}${caption}`),
    changeElsewhere: (items: Photo[]) => {
      gallery = { items, version: '50' };
    },
  };
}

async function openEditor(first: Photo[]) {
  signIn('homeowner');
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const there = aServer(first);
  const uploads = new FakeUploads().install();
  render(
    <Provider store={createStore()}>
      <PhotoEditor kind="house" id={HOUSE} />
    </Provider>,
  );
  await screen.findByText('Add photos');
  return { ...there, uploads, user: userEvent.setup() };
}

describe('the photo editor', () => {
  it('explains what photos are for when there are none', async () => {
    await openEditor([]);
    expect(screen.getByText(/Add photos to show the place/)).toBeInTheDocument();
    expect(screen.getByText(/Room for 30 more/)).toBeInTheDocument();
  });

  it('moves a photo by its buttons, announces it, and keeps the focus on it', async () => {
    const { user, order } = await openEditor([aPhoto(1), aPhoto(2), aPhoto(3)]);
    await user.click(screen.getByRole('button', { name: 'Move photo 3 one place forward' }));
    expect(await screen.findByText('Moved to place 2 of 3.')).toBeInTheDocument();
    await waitFor(() => {
      expect(order()).toEqual(['1', '3', '2']);
    });
    expect(screen.getByRole('button', { name: 'Move photo 2 one place forward' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(order()).toEqual(['3', '1', '2']);
    });
    // It can't move further: the focus goes to the opposite button.
    expect(screen.getByRole('button', { name: 'Move photo 1 one place back' })).toHaveFocus();
  });

  it('saves several quick changes one after the other', async () => {
    const { user, order, server } = await openEditor([aPhoto(1), aPhoto(2), aPhoto(3)]);
    await user.click(screen.getByRole('button', { name: 'Move photo 1 one place back' }));
    await user.click(screen.getByRole('button', { name: 'Move photo 2 one place back' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => {
      expect(order()).toEqual(['3', '1']);
    });
    expect(server.times('PUT', PATH)).toBe(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('saves a caption on blur, and not when it is cancelled', async () => {
    const { user, order, server } = await openEditor([aPhoto(1)]);
    const caption = screen.getByRole('textbox', { name: 'Caption of photo 1' });
    await user.type(caption, 'oops{Escape}');
    expect(caption).toHaveValue('');
    await user.type(caption, ' The hall {Enter}');
    await waitFor(() => {
      expect(order()).toEqual(['1The hall']);
    });
    expect(server.times('PUT', PATH)).toBe(1);
  });

  it('undoes a removal', async () => {
    const { user, order } = await openEditor([aPhoto(1, 'a'), aPhoto(2, 'b')]);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => {
      expect(order()).toEqual(['2b']);
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(order()).toEqual(['1a', '2b']);
    });
  });

  it("shows another person's changes instead of overwriting them", async () => {
    const { user, order, changeElsewhere } = await openEditor([aPhoto(1), aPhoto(2)]);
    changeElsewhere([aPhoto(2), aPhoto(1), aPhoto(9)]);
    await user.click(screen.getByRole('button', { name: 'Move photo 1 one place back' }));
    expect(await screen.findByText(/changed in another window/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove photo 3' })).toBeInTheDocument();
    expect(order()).toEqual(['2', '1', '9']);
  });

  it("adds uploads to the newest list, also to another person's", async () => {
    const { user, order, changeElsewhere, uploads } = await openEditor([aPhoto(1)]);
    changeElsewhere([aPhoto(1), aPhoto(9)]);
    await user.upload(screen.getByLabelText('Add photos'), [
      new File(['x'], 'hall.png', { type: 'image/png' }),
      new File(['y'], 'broken.png', { type: 'image/png' }),
    ]);
    await waitFor(() => {
      expect(uploads.sent).toHaveLength(1);
    });
    const problem = (await refuse('rule_violated', 'This picture is damaged.').json()) as never;
    uploads.sent[0]?.answer({
      status: 200,
      body: {
        items: [
          { ok: true, image: aPhoto(5) },
          { ok: false, problem },
        ],
      },
    });
    await waitFor(() => {
      expect(order()).toEqual(['1', '9', '5']);
    });
    const failed = await screen.findByRole('alert');
    expect(within(failed).getByText('broken.png wasn’t added.')).toBeInTheDocument();
    expect(within(failed).getByText('This picture is damaged.')).toBeInTheDocument();
    expect(screen.getByText('1 photo added.')).toBeInTheDocument();
  });

  it('accepts no more than fit', async () => {
    const { user, uploads } = await openEditor(Array.from({ length: 29 }, (_, n) => aPhoto(n + 1)));
    await user.upload(
      screen.getByLabelText('Add photos'),
      [1, 2, 3].map((n) => new File(['x'], `${String(n)}.png`, { type: 'image/png' })),
    );
    expect(await screen.findByText('There’s only room for 1 more. The rest weren’t added.')).toBeInTheDocument();
    await waitFor(() => {
      expect(uploads.sent.map(({ files }) => files.length)).toEqual([1]);
    });
    expect(screen.getByText(/No room for more photos/)).toBeInTheDocument();
  });
});
