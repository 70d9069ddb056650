import { expect, test } from 'vitest';
import { embedFor } from '../../templates/facts/embed-address.ts';
import { formFault } from '../../templates/schema/forms.ts';

test.each([
  ['https://youtu.be/abc_-123', 'https://www.youtube-nocookie.com/embed/abc_-123?autoplay=1'],
  ['https://www.youtube.com/watch?v=abc&t=1m30s', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&start=90'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
  ['https://youtube.com/embed/abc?start=20', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&start=20'],
  [
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL1',
  ],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/123/0a1b', 'https://player.vimeo.com/video/123?h=0a1b&dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/123?h=0a1b', 'https://player.vimeo.com/video/123?h=0a1b&dnt=1&autoplay=1'],
  // The numbers of live events are not those of videos.
  ['https://vimeo.com/event/123', 'https://vimeo.com/event/123/embed'],
  ['https://www.youtube.com/@channel', null],
  ['https://vimeo.com/about', null],
  ['https://book.example.com/a?b=1', null],
])('%s', (address, video) => {
  expect(embedFor(address)).toEqual(video ? { src: video, isVideo: true } : { src: address, isVideo: false });
});

test('the code of a frame has the address in it', () => {
  const code = '<iframe src="https://book.example.com/a?b=1&amp;c=2" width="600"></iframe>';
  expect(formFault('embed-address', code, {})?.better).toBe('https://book.example.com/a?b=1&c=2');
  const script = '<div data-url="x"></div><script src="https://book.example.com/widget.js"></script>';
  expect(formFault('embed-address', script, {})).toEqual({
    fault: 'must be the address of a page, but this is code',
    advice: 'Open the page itself in a browser, and copy its address.',
  });
  expect(formFault('embed-address', 'https://book.example.com', {})).toBeNull();
});
