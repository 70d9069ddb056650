import { expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';

const site = builtSite('site');

/** The props of the first widget of a kind on a page. */
function propsOf(route: string, widget: string) {
  return JSON.parse(site.page(route)(`[data-island="${widget}"]`).attr('data-props') ?? '');
}

test('the newsletter has the messages of the specification, and sends what the mailing list asks for', () => {
  const { invalid, success, failure, hidden } = propsOf('/', 'newsletter');
  expect(invalid).toBe('Please enter a valid email address');
  expect(success).toEqual({
    title: 'Welcome to our wellness community!',
    text: "Thank you for subscribing. You'll receive updates and special offers soon.",
  });
  expect(failure).toEqual({ title: 'Subscription failed', text: 'Please try again or contact us directly.' });
  expect(Object.keys(hidden)).toEqual(['u', 'id', 'f_id']);
});

test('the offer opens after three seconds, three times at most', () => {
  const { delay, times } = site.page('/')('dialog').data();
  expect({ delay, times }).toEqual({ delay: 3000, times: 3 });
});

test.each(['/', '/location'])(
  'the map on %s has the messages, the place and the zoom of the specification',
  (route) => {
    expect(propsOf(route, 'map')).toMatchObject({
      loading: 'Loading map...',
      failed: 'Failed to load map. Please check your internet connection.',
      open: { label: 'Open in Google Maps' },
      call: { label: 'Call Now' },
      directions: { label: 'Directions' },
      options: { zoom: 16, latitude: 33.220385, longitude: -96.9073461 },
    });
  },
);
