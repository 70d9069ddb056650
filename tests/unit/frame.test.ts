import { createElement } from 'react';
import { expect, test } from 'vitest';
import { partRenderer, renderPart } from '../../generator/render/frame.ts';
import type { FrameContext, FramePart } from '../../templates/define.ts';

type Footer = ReturnType<FrameContext['footer']>;

const footerNamed = (blurb: string) => ({ blurb }) as Footer;
const usual = footerNamed('Pipes.');

/** What a part finds on the page at a route. */
function pageAt(route: string, footer = usual): FrameContext {
  return { footer: () => footer, isHere: (to: string) => to === route } as FrameContext;
}

const link: FramePart = ({ isHere }) =>
  createElement('a', { 'aria-current': isHere('/services') ? 'page' : undefined });
const blurb: FramePart = ({ footer }) => createElement('p', null, footer().blurb);

test('a part is the same on all pages to which it does not lead', () => {
  const render = partRenderer(renderPart);
  const [a, b, services] = ['/a', '/b', '/services'].map((route) => render('top', link, pageAt(route)));
  expect(b).toBe(a);
  expect([a?.html, services?.html]).toEqual(['<a></a>', '<a aria-current="page"></a>']);
  expect(render('top', link, pageAt('/c'))).toBe(a);
});

test('a part that shows the footer is the same on all pages with that footer', () => {
  const render = partRenderer(renderPart);
  const own = footerNamed('Pipes near Elm.');
  const [a, b, town] = [pageAt('/a'), pageAt('/b'), pageAt('/elm', own)].map((page) => render('bottom', blurb, page));
  expect(b).toBe(a);
  expect(town?.html).toBe('<p>Pipes near Elm.</p>');
  expect(render('top', link, pageAt('/elm', own))).toBe(render('top', link, pageAt('/a')));
});

test('of parts with many footers, the last ones are kept', () => {
  const render = partRenderer(renderPart);
  const first = render('bottom', blurb, pageAt('/a'));
  for (let town = 0; town < 30; town++) render('bottom', blurb, pageAt(`/${town}`, footerNamed(`Town ${town}`)));
  const again = render('bottom', blurb, pageAt('/a'));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
