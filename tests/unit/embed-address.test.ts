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
  ['https://vimeo.com/channels/staffpicks/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/groups/motion/videos/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  ['https://vimeo.com/showcase/99/video/123', 'https://player.vimeo.com/video/123?dnt=1&autoplay=1'],
  [
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube-nocookie.com/embed/live_stream?autoplay=1&channel=UC1',
  ],
  ['https://book.example.com/a?b=1', null],
])('%s', (address, video) => {
  expect(embedFor(address)).toEqual(video ? { src: video, isVideo: true } : { src: address, isVideo: false });
});

test.each([
  ['https://www.youtube.com/@channel', 'YouTube'],
  ['https://www.youtube.com/channel/UC1', 'YouTube'],
  ['https://www.youtube.com/watch', 'YouTube'],
  ['https://youtu.be/', 'YouTube'],
  ['https://vimeo.com/about', 'Vimeo'],
  ['https://vimeo.com/showcase/1234567', 'Vimeo'],
  ['https://vimeo.com/album/1234567', 'Vimeo'],
  ['https://vimeo.com/groups/1234567', 'Vimeo'],
])('%s cannot be shown in a frame', (address, service) => {
  for (const text of [address, `<iframe src="${address}"></iframe>`]) {
    const fault = formFault('embed-address', text, {});
    expect(fault).not.toBeNull();
    expect(fault).not.toHaveProperty('better');
  }
  expect(formFault('embed-address', address, {})).toEqual({
    fault: `is a page of ${service} that cannot be shown in another page`,
    advice: expect.stringMatching(/^Copy the address of a video, such as https:/),
  });
});

test('the code of a frame has the address in it', () => {
  const code = '<iframe src="https://book.example.com/a?b=1&amp;c=2" width="600"></iframe>';
  expect(formFault('embed-address', code, {})?.better).toBe('https://book.example.com/a?b=1&c=2');
  const script = '<div data-url="x"></div><script src="https://book.example.com/widget.js"></script>';
  expect(formFault('embed-address', script, {})).toEqual({
    fault: 'must be the address of a page, but this is code',
    advice: 'Open the page itself in a browser, and copy its address.',
  });
});

test.each([
  'https://book.example.com',
  'https://book.example.com/widget?action=book',
  'https://book.example.com/widget?a=1&src=site',
  'https://book.example.com/widget?action=https://a.example.com',
])('%s is no code', (address) => {
  for (const form of ['embed-address', 'web-address', 'newsletter-address'] as const) {
    expect(formFault(form, address, {})).toBeNull();
    expect(formFault(form, address.replace('https://', ''), {})?.better).toBe(address);
    const frame = `<iframe title="A" data-src="${address.replace('&', '&amp;')}"></iframe>`;
    expect(formFault(form, frame, {})?.better).toBe(address);
  }
});
