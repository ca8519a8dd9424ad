import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../../lib/testing/translations';
import { VideoCaptions } from './video-captions';
import { VideoPlayer } from './video-player';

const WORDS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.';
const fileOf = (text: string) => {
  const file = new File([text], 'welcome.vtt', { type: 'text/vtt' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
};

afterEach(cleanup);

describe('the captions of a welcome video', () => {
  it('are taken from a file, and can be replaced and removed', async () => {
    await speak('en');
    const given: (string | null)[] = [];
    const onChange = (captions: string | null) => Promise.resolve(given.push(captions));
    const { rerender } = render(<VideoCaptions isThere={false} onChange={onChange} />);
    expect(screen.getByText(/^No captions yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove captions' })).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Add captions (.vtt)', { selector: 'input' }), fileOf(WORDS));
    rerender(<VideoCaptions isThere onChange={onChange} />);
    expect(screen.getByText('Captions are shown with the video.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace captions' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove captions' }));
    expect(given).toEqual([WORDS, null]);
  });

  it('say what is wrong with a file that the server refuses, and take the mended one', async () => {
    await speak('ar');
    let isRefused = true;
    const refusal = new CombinedGraphQLErrors({
      errors: [
        {
          message: 'refused',
          extensions: {
            code: 'INVALID_INPUT',
            params: { fields: [{ path: 'welcomeVideoCaptions', rule: 'web-vtt', params: {} }] },
          },
        },
      ],
    });
    render(
      <VideoCaptions isThere={false} onChange={() => (isRefused ? Promise.reject(refusal) : Promise.resolve())} />,
    );
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, fileOf('Welcome.'));
    expect(await screen.findByText(/WebVTT/)).toBe(screen.getByRole('alert'));
    isRefused = false;
    await userEvent.upload(input, fileOf(WORDS));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('are shown to the author as to candidates', async () => {
    await speak('en');
    Object.assign(URL, { createObjectURL: () => 'blob:words', revokeObjectURL: () => undefined });
    render(<VideoPlayer url="/hello.webm" isOwn captions={WORDS} language="AR" />);
    const track = screen.getByLabelText('Welcome video').querySelector('track');
    expect(track).toHaveAttribute('srclang', 'ar');
    expect(track).toHaveAttribute('src', 'blob:words');
  });

  it('of a player elsewhere are its own, and it learns where it is shown', async () => {
    await speak('en');
    render(<VideoPlayer url="https://vimeo.com/1" isOwn={false} />);
    expect(screen.getByTitle('Welcome video')).toHaveAttribute('referrerpolicy', 'strict-origin');
  });
});
