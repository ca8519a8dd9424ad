import { videoSourceOf } from './video-source';

it.each([
  ['/api/v1/exam/files/1?t=x', 'file', '/api/v1/exam/files/1?t=x'],
  ['https://www.youtube.com/watch?v=abcdef12345', 'player', 'https://www.youtube-nocookie.com/embed/abcdef12345'],
  ['https://youtu.be/abcdef12345', 'player', 'https://www.youtube-nocookie.com/embed/abcdef12345'],
  ['https://vimeo.com/76979871', 'player', 'https://player.vimeo.com/video/76979871'],
  [
    'https://youtube.com.evil.example/watch?v=abcdef12345',
    'link',
    'https://youtube.com.evil.example/watch?v=abcdef12345',
  ],
  ['https://example.com/welcome.mp4', 'link', 'https://example.com/welcome.mp4'],
])('shows %s by %s', (address, kind, url) => {
  expect(videoSourceOf(address)).toEqual({ kind, url });
});
